/** One statement of the specification above one test that proves it: `// spec <section>: <statement>`. */
interface Tag {
  section: string;
  statement: string;
  /** Title of the test as in its source; `${…}` and `%s` stand for one test per case. */
  test: string;
}

const TAG = /^\s*\/\/ spec (?<section>[^:]+): (?<statement>\S.*)$/;
/** A call of `test`, `it` or `describe`, or of their `each`, whose title follows the table. */
const TEST =
  /^ *(?:test|it|describe|\w+Test)(?:\.each\b[^]*?[)`]|\.\w+)?\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>/;

/** The tags of a test file in their order. Throws if one is malformed or not directly above a test. */
export function readTags(file: string, text: string): Tag[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!/^\s*\/\/ spec\b/i.test(line)) return [];
    const { section, statement } = TAG.exec(line)?.groups ?? {};
    const below = lines.slice(index);
    const start = below.findIndex((one) => !/^\s*\/\//.test(one));
    const { quote, title } = TEST.exec(below.slice(start).join('\n'))?.groups ?? {};
    if (!section || !statement || !quote || !title) {
      throw new Error(
        `${file}:${index + 1}: a tag is "// spec <section>: <statement>", directly above a test.`,
      );
    }
    return [{ section, statement, test: title.replaceAll(`\\${quote}`, quote) }];
  });
}
