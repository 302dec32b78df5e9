import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { withFlawOf, type PictureFlaw } from './picture-flaw.ts';

interface WatchedPicture {
  image: RefObject<HTMLImageElement | null>;
  /** Null while nothing is known to be wrong with it. */
  flaw: PictureFlaw | null;
  /** To be set on the image while the picture is the wanted one, and taken away with it: a stand-in is not watched. */
  handlers: { onError: () => void; onLoad: (event: SyntheticEvent<HTMLImageElement>) => void };
}

/** Tells what is wrong with a picture. It says so once and for good, so that no stand-in can start a loop. */
export function usePictureFlaw(src: string): WatchedPicture {
  const image = useRef<HTMLImageElement>(null);
  // Kept with the address it is about: another picture has another chance.
  const [found, setFound] = useState<{ src: string; flaw: PictureFlaw | null }>(NOTHING_FOUND);

  // A picture of the server's HTML may have come or failed before this script could listen. Width 0 alone proves no
  // failure, as drawings without a size of their own have it too; decoding tells.
  useEffect(() => {
    const { current } = image;
    if (!current?.complete) return;
    if (current.naturalWidth > 0) withFlawOf(current, (flaw) => setFound(about(src, flaw)));
    else current.decode().catch(() => setFound(about(src, 'broken')));
  }, [src]);

  return {
    image,
    flaw: found.src === src ? found.flaw : null,
    handlers: {
      onError: () => setFound(about(src, 'broken')),
      onLoad: ({ currentTarget }) => withFlawOf(currentTarget, (flaw) => setFound(about(src, flaw))),
    },
  };
}

const NOTHING_FOUND = { src: '', flaw: null };

/** Most pictures have no flaw, and then cost no second rendering. */
function about(src: string, flaw: PictureFlaw | null) {
  return flaw === null ? NOTHING_FOUND : { src, flaw };
}
