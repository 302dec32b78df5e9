import { BREAKING_PLACE } from '../../../src/features/breaking/breaking-place.ts';
import { asBuffer } from '../../../lib/as-buffer.ts';
import { CachedPage } from '../cache/cached-page.ts';
import { bannersHtml } from './banner-html.ts';
import type { Banners, CurrentBanners } from './banners.ts';
import { withoutPictures } from './lite.ts';

const PLACE = Buffer.from(BREAKING_PLACE);
/** Where banners go: at the end of the place, before its closing tag. */
const INSIDE = BREAKING_PLACE.length - '</div>'.length;

/**
 * How long shared caches keep a page with a banner, which they never send stale. A banner may outlive its end by that much.
 */
const BRIEF = 'public, max-age=0, s-maxage=10';

/** The lifetime of a page in shared caches while there is breaking news. An alert may come and go with the page. */
export function briefly(cacheControl: string, banners: Banners | null): string {
  return banners?.breaking && cacheControl.startsWith('public') ? BRIEF : cacheControl;
}

/**
 * HTML with the banners in their place. The first match is the right place: texts in the head are escaped. HTML of an older
 * shell, which has no such place, is returned unchanged.
 */
export function withBanners(html: Uint8Array, banners: Banners | null): Buffer {
  const bytes = asBuffer(html);
  const at = banners ? bytes.indexOf(PLACE) : -1;
  if (!banners || at < 0) return bytes;
  const middle = at + INSIDE;
  return Buffer.concat([
    bytes.subarray(0, middle),
    Buffer.from(bannersHtml(banners)),
    bytes.subarray(middle),
  ]);
}

/** The part of a document that is used here. */
interface About {
  kind: string;
}

interface WithBanners<Of extends About> {
  banners: Banners;
  page: CachedPage<Of>;
}

/**
 * The variants of finished pages: with the current banners, without pictures. They are made from the page's HTML, so that no
 * page is rendered again for them: each is compressed once, for its first reader. Cached pages stay as they are, in memory
 * and in Redis.
 */
export class PageVariants<Of extends About> {
  readonly #current: CurrentBanners;
  readonly #grew: (page: CachedPage<Of>, bytes: number) => void;
  readonly #lite = new WeakMap<CachedPage<Of>, CachedPage<Of>>();
  readonly #withBanners = new WeakMap<CachedPage<Of>, WithBanners<Of>>();

  /** @param grew called with the bytes that are cached along with the page from now on; negative: fewer than before */
  constructor(current: CurrentBanners, grew: (page: CachedPage<Of>, bytes: number) => void) {
    this.#current = current;
    this.#grew = grew;
  }

  /** The page without pictures, for readers who save data. It is sent to each of them alone (`sendDocument`). */
  lite(page: CachedPage<Of>): CachedPage<Of> {
    const known = this.#lite.get(page);
    if (known) return known;
    const html = withoutPictures(page.bodies.plain.bytes.toString('utf8'));
    const made = new CachedPage(page.parts, Buffer.from(html));
    this.#lite.set(page, made);
    this.#grew(page, made.size);
    return made;
  }

  /** The page with the current banners; the page itself if there are none. */
  withBanners(page: CachedPage<Of>): CachedPage<Of> {
    const banners = this.#current.now();
    if (!banners || page.parts.about.kind !== 'page') return page;
    const known = this.#withBanners.get(page);
    if (known?.banners === banners) return known.page;
    const { parts, bodies } = page;
    const cacheControl = briefly(parts.cacheControl, banners);
    const made = new CachedPage(
      { ...parts, cacheControl, isBrief: banners.breaking !== null },
      withBanners(bodies.plain.bytes, banners),
    );
    this.#withBanners.set(page, { banners, page: made });
    // The page with the previous banners, and the one without pictures, go.
    const gone = known ? known.page.size + (this.#lite.get(known.page)?.size ?? 0) : 0;
    this.#grew(page, made.size - gone);
    return made;
  }
}
