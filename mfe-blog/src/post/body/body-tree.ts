import { parser, RuleType, type MarkdownToJSX } from 'markdown-to-jsx/markdown';
import type { BodyNode, PlainTag } from './body-node.ts';
import { headingIds } from './heading-ids.ts';
import { headingLevels } from './heading-levels.ts';
import { allowedAddress } from './link-rule.ts';
import { normalizeSource } from './normalize-source.ts';

type Ast = MarkdownToJSX.ASTNode;

const OPTIONS = {
  // Raw HTML is shown as text; it never becomes an element.
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  // URLs pass unchanged: only link-rule.ts and the picture rule decide.
  sanitizer: (value: string) => value,
};

/** Maximum nesting. Below it only text is kept, so that no tree can overflow a renderer's stack. */
const MAX_DEPTH = 24;

/** The parser takes up to 10 microseconds per mark. No sample post has more than 240. */
const MARKS = /[[\]*_<>`~=|\\&@\n-]/g;
const MAX_MARKS = 5000;

/** Maps a picture's URL to the one that the page shows; null refuses the picture. */
type PictureRule = (address: string) => string | null;

/** The position of a text in its page. */
interface TextPlace {
  /** Begins every id, so that a heading called "Main" cannot take the id of a part of the page. */
  ids: string;
  /** Level of the heading above it. */
  below: 1 | 2;
}

const WHOLE_POST: TextPlace = { ids: 'text', below: 1 };

/** How long the parser may take for a text, in marks. */
export function countMarks(markdown: string): number {
  return markdown.match(MARKS)?.length ?? 0;
}

/**
 * A post's markdown as a checked tree. Throws a RangeError for more than `MAX_MARKS` marks, and for some markup nested
 * thousands of levels deep, which overflows the parser's stack.
 */
export function bodyTree(
  markdown: string,
  pictureRule: PictureRule,
  place: TextPlace = WHOLE_POST,
): BodyNode[] {
  const marks = countMarks(markdown);
  if (marks > MAX_MARKS) throw new RangeError(`The text has ${marks} marks; ${MAX_MARKS} are read.`);
  const ast = parser(normalizeSource(markdown), OPTIONS);
  const build = builder(pictureRule, place);
  const body = build(ast, 0);
  const notes = ast.flatMap((node) =>
    node.type === RuleType.refCollection ? notesOf(node.refs, build, place) : [],
  );
  return notes.length === 0 ? body : [...body, { tag: 'notes', items: notes }];
}

type Build = (nodes: readonly Ast[], depth: number) => BodyNode[];

function builder(pictureRule: PictureRule, place: TextPlace): Build {
  const levelFor = headingLevels(place.below);
  const idFor = headingIds();
  const { ids } = place;
  // Links cannot be nested. The parser handles its own links; note marks inside links are handled here.
  let inLink = false;
  const build: Build = (nodes, depth) =>
    depth > MAX_DEPTH ? [wordsOf(nodes)] : nodes.flatMap((node) => element(node, depth + 1));

  function element(node: Ast, depth: number): BodyNode[] {
    const inside = (children: readonly Ast[]) => build(children, depth);
    const insideLink = (children: readonly Ast[]) => {
      inLink = true;
      const built = inside(children);
      inLink = false;
      return built;
    };
    switch (node.type) {
      case RuleType.text:
        return [node.text];
      case RuleType.paragraph:
        return [{ tag: 'p', children: inside(node.children) }];
      case RuleType.textFormatted:
        return formatted(node.tag, inside(node.children));
      case RuleType.heading:
        return [
          { tag: levelFor(node.level), id: idFor(`${ids}-${node.id}`), children: inside(node.children) },
        ];
      case RuleType.link:
        return [{ tag: 'a', href: linkAddress(node.target, ids), children: insideLink(node.children) }];
      case RuleType.image:
        return picture(pictureRule(node.target ?? ''), node.alt);
      case RuleType.blockQuote:
        return [{ tag: 'blockquote', children: inside(node.children) }];
      case RuleType.codeInline:
        return [{ tag: 'code', children: [node.text] }];
      case RuleType.codeBlock:
        return [{ tag: 'pre', text: node.text }];
      case RuleType.unorderedList:
        return [{ tag: 'ul', items: node.items.map(inside) }];
      case RuleType.orderedList:
        return [{ tag: 'ol', start: node.start ?? 1, items: node.items.map(inside) }];
      case RuleType.table:
        return [
          {
            tag: 'table',
            align: node.align,
            head: node.header.map(inside),
            rows: node.cells.map((row) => row.map(inside)),
          },
        ];
      case RuleType.gfmTask:
        return [{ tag: 'task', done: node.completed }];
      case RuleType.footnoteReference:
        return inLink
          ? [node.text]
          : [{ tag: 'note-mark', label: node.text, href: `#${noteId(node.text, ids)}` }];
      case RuleType.breakLine:
        return [{ tag: 'br' }];
      case RuleType.breakThematic:
        return [{ tag: 'hr' }];
      // Link definitions are used where they are referenced; the parser is set to create no HTML or front matter nodes.
      default:
        return [];
    }
  }
  return build;
}

const FORMATS = new Set<PlainTag>(['em', 'strong', 'del', 'mark']);

function formatted(tag: string, children: BodyNode[]): BodyNode[] {
  const known = [...FORMATS].find((format) => format === tag);
  return known === undefined ? children : [{ tag: known, children }];
}

function noteId(label: string, ids: string): string {
  return `${ids}-note-${encodeURIComponent(label.toLowerCase())}`;
}

function linkAddress(target: string | null, ids: string): string {
  const href = allowedAddress(target ?? '');
  return /^#./.test(href) ? `#${ids}-${href.slice(1)}` : href;
}

/** A refused picture leaves its description. */
function picture(src: string | null, alt = ''): BodyNode[] {
  if (src !== null) return [{ tag: 'img', src, alt }];
  return alt === '' ? [] : [alt];
}

function notesOf(refs: MarkdownToJSX.ReferenceCollectionNode['refs'], build: Build, { ids }: TextPlace) {
  return Object.entries(refs).flatMap(([key, { target }]) => {
    if (!key.startsWith('^')) return [];
    const label = key.slice(1);
    const children = build(parser(target, OPTIONS), 1).flatMap((node) =>
      // A paragraph would separate a note from its number.
      typeof node !== 'string' && node.tag === 'p' ? node.children : [node],
    );
    return [{ label, id: noteId(label, ids), children }];
  });
}

function wordsOf(nodes: readonly Ast[]): string {
  return nodes
    .map((node) => {
      if ('text' in node) return node.text ?? '';
      if ('children' in node) return wordsOf(node.children ?? []);
      return 'items' in node ? node.items.map(wordsOf).join(' ') : '';
    })
    .join('');
}
