import type { BodyNode } from './body-node.ts';
import type { PostDate } from '../functions/post-date.ts';
import type { Video } from './video.ts';

export interface PostView {
  id: string;
  title: string;
  description: string;
  date: PostDate | null;
  /** `pinterest` is set when the picture has an outside address where it can be looked at. */
  hero: { src: string; pinterest: string | null } | null;
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
