import type { BodyNode } from './body-node.ts';

/** The words of a text without markup, for counting and descriptions. */
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
    // A picture's description is not part of the text; marks and rules have no words.
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

/** Joined without spaces: a word may be partly emphasized. */
function lineOf(nodes: readonly BodyNode[]): string {
  return nodes.map(textOf).join('');
}
