import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT } from '../contract-number.ts';
import { CONTRACTS } from './contract-table.ts';
import { contractSupport } from './contract-support.ts';
import { diagnose } from './diagnose.ts';

const LAST_DAY = CONTRACTS.at(-1)?.previousUntil ?? '';
const IN_TIME = new Date(`${LAST_DAY}T12:00:00Z`);
const TOO_LATE = new Date(IN_TIME.getTime() + 86_400_000);

/** The sources of a remote whose post has this head. */
function sourcesWith(head: string): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'remote-')), 'src');
  mkdirSync(path.join(folder, 'post'), { recursive: true });
  writeFileSync(path.join(folder, 'post', 'head.ts'), head);
  writeFileSync(path.join(folder, 'post', 'Page.tsx'), '// a trail of paper');
  return folder;
}

it('has an entry for the current contract, with something to do', () => {
  expect(CONTRACTS.at(-1)).toMatchObject({ contract: CONTRACT });
  expect(CONTRACTS.every(({ changes }) => changes.length > 0)).toBe(true);
});

it('supports the previous contract through its last day', () => {
  expect(contractSupport(CONTRACT, TOO_LATE)).toEqual({ state: 'current' });
  expect(contractSupport(CONTRACT - 1, IN_TIME)).toMatchObject({ state: 'ending', until: LAST_DAY });
  expect(contractSupport(CONTRACT - 1, TOO_LATE)).toMatchObject({ state: 'ended', until: LAST_DAY });
  expect(contractSupport(CONTRACT - 2, IN_TIME)).toMatchObject({ state: 'unserved' });
  expect(contractSupport(CONTRACT + 1, IN_TIME)).toEqual({ state: 'newer' });
});

it('says what to change, where, and how long the old form works', () => {
  const sources = sourcesWith("export const head = () => ({\n  title: 'A post',\n  trail: [],\n});\n");
  const { lines, isWell } = diagnose({ name: 'blog@1.0.0', contract: 2, sources }, IN_TIME);
  expect(isWell).toBe(true);
  expect(lines).toEqual([
    `blog@1.0.0 was built for contract 2; the current contract is 3. Both are supported; the gate accepts contract 2 until ${LAST_DAY}.`,
    '  3: The head of a page calls its breadcrumbs "breadcrumbs", no longer "trail". Rename the property; its value stays as it is.',
    '     src/post/head.ts:3',
    '  Then check the types, build, and publish again.',
  ]);
  expect(diagnose({ name: 'blog@1.0.0', contract: 2, sources }, TOO_LATE)).toMatchObject({ isWell: false });
});

it('says when the sources are already changed, and when there is nothing to do', () => {
  const sources = sourcesWith("export const head = () => ({ title: 'A post', breadcrumbs: [] });");
  expect(diagnose({ name: 'blog', contract: 2, sources }, IN_TIME).lines.at(-1)).toBe(
    '  Its sources no longer contain any of this. Build and publish again.',
  );
  expect(diagnose({ name: 'blog', contract: CONTRACT, sources: null }, TOO_LATE)).toEqual({
    lines: [`blog was built for contract ${CONTRACT}, the current contract.`],
    isWell: true,
  });
  expect(diagnose({ name: 'blog', contract: CONTRACT + 1, sources: null }, IN_TIME).isWell).toBe(false);
});
