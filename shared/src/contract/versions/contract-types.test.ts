import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** Code that a team might write against the contract, and what the compiler names. */
const MISTAKES: Readonly<Record<string, [code: string, named: string]>> = {
  'a name that was removed': [
    `export const head: HeadOf<number> = () => ({ title: '', description: '', canonical: '/', trail: [] });`,
    'Contract 3 calls it breadcrumbs.',
  ],
  'such a name spread into a head': [
    `const above = { trail: [{ text: 'Blog', href: '/blog' }] };
     export const head: HeadOf<number> = () => ({ title: '', description: '', canonical: '/', ...above });`,
    'Contract 3 calls it breadcrumbs.',
  ],
  'a head without a required property': [
    `export const head: HeadOf<number> = () => ({ title: '', description: '' });`,
    "'canonical'",
  ],
  'a status that no page may have': [
    `export const load: Load<number> = () => ({ status: 201, data: 1 });`,
    '201',
  ],
  'a page with other data than its load returns': [
    `export const unit: PageUnit<number> = {
       load: () => ({ status: 200, data: 1 }),
       head: () => ({ title: '', description: '', canonical: '/' }),
       Page: ({ data }: PageProps<string>) => data,
     };`,
    'PageProps<string>',
  ],
  'a service that the shell does not have': [
    `export const Page = ({ services }: WithServices) => services.alert('Saved.');`,
    "'alert'",
  ],
};

const IMPORTS = `
import type { HeadOf } from '../../shared/src/contract/head.ts';
import type { Load } from '../../shared/src/contract/load.ts';
import type { PageProps, PageUnit } from '../../shared/src/contract/page.ts';
import type { WithServices } from '../../shared/src/contract/services.ts';
`;

it('compiles no code that breaks the contract, and names what is wrong', () => {
  mkdirSync(path.join(ROOT, 'var'), { recursive: true });
  const folder = mkdtempSync(path.join(ROOT, 'var', 'types-'));
  try {
    const files = Object.values(MISTAKES).map(([code], i) => {
      const file = path.join(folder, `mistake-${i}.ts`);
      writeFileSync(file, IMPORTS + code);
      return path.basename(file);
    });
    const options = { noUnusedLocals: false, types: ['node'] };
    const project = { extends: '../../tsconfig.base.json', compilerOptions: options, files };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
    const errors = errorsOf(folder);
    Object.entries(MISTAKES).forEach(([mistake, [, named]], i) => {
      const own = errors.filter((line) => line.includes(`mistake-${i}.ts`)).join('\n');
      expect({ mistake, own }).toEqual({ mistake, own: expect.stringContaining(named) });
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** The lines of the compiler; continuation lines join theirs. */
function errorsOf(folder: string): string[] {
  const tsc = path.join(ROOT, 'node_modules', '.bin', 'tsc');
  try {
    execFileSync(tsc, ['-p', folder, '--pretty', 'false'], { stdio: 'pipe' });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: Buffer };
    return stdout.toString().replaceAll(/\n\s+/g, ' ').split('\n');
  }
}
