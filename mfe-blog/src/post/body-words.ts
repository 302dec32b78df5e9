import type { BodyNode } from './body-node.ts';

/** The words of a text, one after the other, without markup: for counting and for descriptions. */
export function bodyWords(nodes: readonly BodyNode[]): string[] {
  return nodes
    .map(textOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function textOf(node: BodyNode): string {
  if (typeof node === 'string') return node;
  switch (node.tag) {
    case 'pre':
      return node.text;
    case 'ul':
    case 'ol':
      return node.items.map(lineOf).join(' ');
    case 'table':
      return [node.head, ...node.rows].flat().map(lineOf).join(' ');
    case 'notes':
      return node.items.map((note) => lineOf(note.children)).join(' ');
    // A picture's description stands for what is seen; marks and rules are no words.
    case 'img':
    case 'br':
    case 'hr':
    case 'task':
    case 'note-mark':
      return ' ';
    default:
      return lineOf(node.children);
  }
}

/** Parts of a line follow each other as they are: a word may be half emphasized. */
function lineOf(nodes: readonly BodyNode[]): string {
  return nodes.map(textOf).join('');
}
