const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
/** Tabs are four columns (specification, section 9). */
const TAB_COLUMNS = 4;

/**
 * Prepares a post's markdown: trims each line and collapses three or more blank lines into one (specification, section
 * 2). White space in fenced code is content; those lines only lose the fence's indentation. As specified, trimming also
 * removes indented code and nested lists.
 */
export function normalizeSource(markdown: string): string {
  const lines: string[] = [];
  let fence: { mark: string; indent: number } | null = null;
  let blank = 0;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const trimmed = line.trim();
    if (fence !== null) {
      if (closesFence(trimmed, fence.mark)) {
        fence = null;
        lines.push(trimmed);
      } else lines.push(outdent(line, fence.indent));
      continue;
    }
    if (trimmed === '') {
      blank += 1;
      continue;
    }
    lines.push(...Array.from({ length: blank >= 3 ? 1 : blank }, () => ''), limitQuoteDepth(trimmed));
    blank = 0;
    const mark = FENCE.exec(trimmed)?.[1];
    if (mark !== undefined) fence = { mark, indent: columns(/^\s*/.exec(line)?.[0] ?? '') };
  }
  return lines.join('\n');
}

/** body-tree.ts stops at depth 24; the parser takes seconds for a line of a thousand marks. */
const DEEPEST_QUOTE = /^((?:> ?){24})[> ]+/;

function limitQuoteDepth(line: string): string {
  return line.replace(DEEPEST_QUOTE, '$1');
}

function closesFence(line: string, mark: string): boolean {
  return line.length >= mark.length && line === (mark[0] ?? '').repeat(line.length);
}

function columns(space: string): number {
  let width = 0;
  for (const character of space) width = columnAfter(character, width);
  return width;
}

function columnAfter(character: string, column: number): number {
  return column + (character === '\t' ? TAB_COLUMNS - (column % TAB_COLUMNS) : 1);
}

/** Removes up to `indent` columns of leading white space. The rest of a partly removed tab becomes spaces. */
function outdent(line: string, indent: number): string {
  let at = 0;
  let width = 0;
  while (width < indent && /[ \t]/.test(line.charAt(at))) {
    width = columnAfter(line.charAt(at), width);
    at += 1;
  }
  return ' '.repeat(Math.max(0, width - indent)) + line.slice(at);
}
