import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { failureFields } from '../../functions/failure.ts';
import { proxiedPicture } from '../../functions/picture-address.ts';
import type { BodyNode } from './body-node.ts';
import { bodyTree } from './body-tree.ts';

/** The rest becomes one paragraph: a page of 100,000 elements is slow. */
const MAX_PARAGRAPHS = 1000;

/** The tree of a post's text. If the markdown cannot be parsed, shows it unparsed, by paragraphs. */
export function postBody(
  markdown: string,
  ctx: LoadContext,
  place?: Parameters<typeof bodyTree>[2],
): BodyNode[] {
  try {
    return bodyTree(markdown, (address) => proxiedPicture(ctx, address), place);
  } catch (failure) {
    ctx.log('post body shown without markup', failureFields(failure));
    return withoutMarkup(markdown);
  }
}

/** The paragraphs of a text as they were typed. */
export function withoutMarkup(markdown: string): BodyNode[] {
  return paragraphsOf(markdown).map((text) => ({ tag: 'p', children: [text] }));
}

function paragraphsOf(text: string): string[] {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const rest = paragraphs.splice(MAX_PARAGRAPHS).join(' ');
  return rest === '' ? paragraphs : [...paragraphs, rest];
}
