/**
 * The text of a post as a tree of plain values. `load` builds it from markdown and checks every tag, link and picture;
 * the page only renders it, so browsers load no markdown parser.
 */
export type BodyNode = string | BodyElement;

export type BodyElement =
  | { tag: PlainTag; children: BodyNode[] }
  | { tag: HeadingTag; id: string; children: BodyNode[] }
  /** `href` is empty if the URL was refused. */
  | { tag: 'a'; href: string; children: BodyNode[] }
  | { tag: 'img'; src: string; alt: string }
  | { tag: 'br' | 'hr' }
  | { tag: 'pre'; text: string }
  | { tag: 'ul'; items: BodyNode[][] }
  | { tag: 'ol'; start: number; items: BodyNode[][] }
  | { tag: 'table'; align: CellAlign[]; head: BodyNode[][]; rows: BodyNode[][][] }
  | { tag: 'task'; done: boolean }
  | { tag: 'note-mark'; label: string; href: string }
  | { tag: 'notes'; items: { label: string; id: string; children: BodyNode[] }[] };

export type PlainTag = 'p' | 'em' | 'strong' | 'del' | 'mark' | 'code' | 'blockquote';
export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
type CellAlign = 'left' | 'center' | 'right' | null;
