/**
 * The text of a post as a tree of plain values. `load` builds it from markdown on the server, where every tag, link
 * and picture is checked once; the page only draws it. So no markdown parser reaches a browser.
 */
export type BodyNode = string | BodyElement;

export type BodyElement =
  | { tag: PlainTag; children: BodyNode[] }
  | { tag: HeadingTag; id: string; children: BodyNode[] }
  /** `href` is empty when the address was refused; the words stay. */
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
export type CellAlign = 'left' | 'center' | 'right' | null;
