import roman from '@meadowlark/shared/design/fonts/newsreader-roman.woff2';
import bird from '@meadowlark/shared/design/pictures/bird.svg';
import type { PageAssets } from '../document/document-html.ts';
import type { RenderRequest } from './render-request.ts';

/**
 * Everything a page refers to: the shell's files, the face that stands above the fold, and where it wakes at once the
 * scripts that it wakes with.
 */
export function pageAssets({ shell, preloads }: RenderRequest, wakesAtOnce: boolean): PageAssets {
  const { script, awake, styles } = shell;
  return { script, styles, fonts: [roman], icon: bird, preloads: wakesAtOnce ? [...awake, ...preloads] : [] };
}
