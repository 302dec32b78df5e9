const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
/** Tabs count as four columns (specification, section 9). */
const TAB_COLUMNS = 4;

/**
 * Prepares a post's markdown: trims the edges of each line and collapses three or more blank lines into one
 * (specification, section 2). Inside fenced code white space is content, so lines there only lose the indentation of
 * the fence itself. Outside of fences the rule takes indented code and nested lists with it; that is what it says.
 */
export function tidySource(markdown: string): string {
  const lines: string[] = [];
  let fence: { mark: string; indent: number } | null = null;
  let blank = 0;
  for (const line of markdown.split(/\r\n?|\n/)) {
    const trimmed = line.trim();
    if (fence !== null) {
      if (closes(trimmed, fence.mark)) {
        fence = null;
        lines.push(trimmed);
      } else lines.push(outdent(line, fence.indent));
      continue;
    }
    if (trimmed === '') {
      blank += 1;
      continue;
    }
    lines.push(...Array.from({ length: blank >= 3 ? 1 : blank }, () => ''), shallow(trimmed));
    blank = 0;
    const mark = FENCE.exec(trimmed)?.[1];
    if (mark !== undefined) fence = { mark, indent: columns(/^\s*/.exec(line)?.[0] ?? '') };
  }
  return lines.join('\n');
}

/** The text is cut off at this depth anyway (body-tree.ts); the parser takes seconds for a line of a thousand. */
const DEEPEST_QUOTE = /^((?:> ?){24})[> ]+/;

function shallow(line: string): string {
  return line.replace(DEEPEST_QUOTE, '$1');
}

function closes(line: string, mark: string): boolean {
  return line.length >= mark.length && line === (mark[0] ?? '').repeat(line.length);
}

function columns(space: string): number {
  let width = 0;
  for (const character of space) width += character === '\t' ? TAB_COLUMNS - (width % TAB_COLUMNS) : 1;
  return width;
}

/** Takes up to `indent` columns of white space from the beginning. A tab that is cut into leaves its rest as spaces. */
function outdent(line: string, indent: number): string {
  let at = 0;
  while (at < line.length && columns(line.slice(0, at)) < indent && /[ \t]/.test(line.charAt(at))) at += 1;
  const overshoot = Math.max(0, columns(line.slice(0, at)) - indent);
  return ' '.repeat(overshoot) + line.slice(at);
}
