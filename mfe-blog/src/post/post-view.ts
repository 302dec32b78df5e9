import type { BodyNode } from './body-node.ts';
import type { PostDate } from '../functions/post-date.ts';
import type { Video } from './video.ts';

export interface PostView {
  id: string;
  title: string;
  description: string;
  date: PostDate | null;
  /** `whole` is where the picture can be looked at whole: on the image-sharing service, or on this site. */
  hero: { src: string; whole: { href: string; isOutside: boolean } } | null;
  /** shortTailKeywords, shown beside the headline. */
  keywords: string[];
  /** longTailKeywords, shown under the text. */
  topics: string[];
  video: Video | null;
  body: BodyNode[];
}

export type PostData =
  | { state: 'post'; path: string; post: PostView }
  | { state: 'missing' }
  | { state: 'failed'; message: string };
