import path from 'node:path';

/** What a team without a checkout of the site reads. The kit has these side by side in its folder `docs`. */
export const DOCUMENTS = ['docs/writing-a-remote.md', 'docs/gate.md', 'docs/words.md'] as const;

/** A link to a file, with a parenthesis right before and right after it. */
const LINK = /(\(?)\[([^[\]]+)\]\((?!\w+:|#)([^)#]+)(?:#[^)]*)?\)(\)?)/g;

const NOTE = "Paths in parentheses are files of the site's checkout.";

/** A document as it is packed: a link to a file that is not packed is replaced by its text and path. */
export function packedDocument(document: string, text: string): string {
  const linked = text.replaceAll(
    LINK,
    (link, before: string, words: string, target: string, after: string) => {
      const file = path.posix.join(path.posix.dirname(document), target);
      if (DOCUMENTS.some((one) => one === file)) return link;
      if (before && after) return `(${words}: \`${file}\`)`;
      return `${before}${words} (\`${file}\`)${after}`;
    },
  );
  return linked === text ? text : linked.replace('\n\n', `\n\n${NOTE}\n\n`);
}
