import type { LoadContext } from '@meadowlark/shared/contract/load.ts';
import { failureFields } from '../functions/failure.ts';
import { shownPicture } from '../functions/picture-address.ts';
import type { BodyNode } from './body-node.ts';
import { bodyTree } from './body-tree.ts';

/** The tree of a post's text. Markup that cannot be parsed is shown as it was written, paragraph by paragraph. */
export function postBody(markdown: string, ctx: LoadContext): BodyNode[] {
  try {
    return bodyTree(markdown, (address) => shownPicture(ctx, address));
  } catch (failure) {
    ctx.log('post body shown without markup', failureFields(failure));
    return markdown
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text) => ({ tag: 'p', children: [text] }));
  }
}
