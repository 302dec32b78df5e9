import { useEffect, useRef, useState, type RefObject } from 'react';

interface WatchedPicture {
  image: RefObject<HTMLImageElement | null>;
  broken: boolean;
  /** To be set while the picture is the wanted one, and taken away with it: a stand-in must not be watched. */
  onError: () => void;
}

/** Tells when a picture does not load. It says so once and for good, so that no stand-in can start a loop. */
export function useBrokenPicture(): WatchedPicture {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  const onError = () => setBroken(true);

  // A picture of the server's HTML may have failed before this script could listen. Width 0 alone proves nothing, as
  // drawings without a size of their own have it too; decoding tells.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) current.decode().catch(() => setBroken(true));
  }, []);

  return { image, broken, onError };
}
