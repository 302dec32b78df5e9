import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { DOCUMENTS, packedDocument } from './documents.ts';

const PACKED = new Map(
  DOCUMENTS.map((file) => [
    path.basename(file),
    packedDocument(file, readFileSync(path.join(ROOT, file), 'utf8')),
  ]),
);

/** The anchors of a document's headings, as GitHub makes them. */
function anchors(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

it.each([...PACKED])('every link of the packed %s leads to a packed place', (document, text) => {
  const links = [...text.matchAll(/\]\((?!\w+:)([^)]*)\)/g)].map(([, link = '']) => link);
  const lost = links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = PACKED.get(file || document);
    return target === undefined || (anchor !== undefined && !anchors(target).includes(anchor));
  });
  expect(lost).toEqual([]);
});

it('keeps the words of a link that leaves the package, with the path of the file', () => {
  const text = '# A\n\n[The gate](gate.md#x) and [a\nhost](stock-hosts.md#y), ([why](adr/0024-kit.md)).';
  expect(packedDocument('docs/words.md', text)).toBe(
    "# A\n\nPaths in parentheses are files of the site's checkout.\n\n[The gate](gate.md#x) and a\nhost (`docs/stock-hosts.md`), (why: `docs/adr/0024-kit.md`).",
  );
});
