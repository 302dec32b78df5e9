import bird from '@meadowlark/shared/design/pictures/bird.svg';
import type { PageAssets } from '../document/document-html.ts';
import type { RenderRequest } from './render-request.ts';

/** The files that the head of a page refers to: with the scripts of the awake shell if the page wakes at once. */
export function pageAssets({ shell, preloads }: RenderRequest, wakesAtOnce: boolean): PageAssets {
  const { script, awake } = shell;
  return { script, icon: bird, preloads: wakesAtOnce ? [...awake, ...preloads] : [] };
}
