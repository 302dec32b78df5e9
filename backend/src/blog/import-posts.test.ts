import { mkdtempSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './open-database.ts';
import { findPost } from './post-store.ts';
import { eachDatabase } from '../database/testing/each-database.ts';
import { runScript } from './testing/run-script.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blog-import-'));
});

function write(name: string, date: string, text = 'Text.'): void {
  const matter = `metaTitle: Title of ${name}\nmetaDescription: About.\ndate: ${date}`;
  writeFileSync(path.join(folder, `${name}.md`), `---\n${matter}\n---\n\n${text}\n`);
}

function importPosts(databaseUrl: string, ...args: string[]) {
  return runScript('import-posts.ts', args, { DATABASE_URL: databaseUrl, INIT_CWD: path.dirname(folder) });
}

eachDatabase((freshDatabase) => {
  test('the command says of each file what became of it', async () => {
    const databaseUrl = await freshDatabase();
    write('newer', '2026-05-02');
    write('older', '2026-05-01');
    write('wrong', 'yesterday');
    writeFileSync(path.join(folder, 'notes.txt'), 'no post');

    // npm runs the command in the workspace; INIT_CWD is where npm was called.
    expect(await importPosts(databaseUrl, path.basename(folder))).toEqual({
      code: 1,
      output: [
        'refused   wrong.md because date must be a day like 2026-03-14, or a time with its zone like 2026-03-14T06:30-05:00',
        'added     older.md',
        'added     newer.md',
        '2 added, 0 updated, 0 unchanged, 1 refused\n',
      ].join('\n'),
      errors: '',
    });

    write('newer', '2026-05-02', 'A better text.');
    unlinkSync(path.join(folder, 'wrong.md'));
    expect(await importPosts(databaseUrl, folder)).toEqual({
      code: 0,
      output: [
        'unchanged older.md',
        'updated   newer.md',
        '0 added, 1 updated, 1 unchanged, 0 refused\n',
      ].join('\n'),
      errors: '',
    });

    const db = await openDatabase(databaseUrl, () => undefined);
    expect(await findPost(db, 'older')).toMatchObject({ id: 1, blog: 'Text.' });
    expect(await findPost(db, 'newer')).toMatchObject({ id: 2, blog: 'A better text.' });
    expect(await db.selectFrom('posts').select('slug').execute()).toHaveLength(2);
    await db.destroy();
  });
});

test('two files with one name in different characters are not taken for each other', async () => {
  write('café'.normalize('NFC'), '2026-05-01');
  write('café'.normalize('NFD'), '2026-05-02');
  const { code, output } = await importPosts(`file:${folder}/blog.db`, folder);
  expect(code).toBe(1);
  expect(output).toContain('has the same name in another Unicode form');
  expect(output).toContain('1 added, 0 updated, 0 unchanged, 1 refused');
});

test.each([
  [[], 'Give the folder with the posts: npm run import-posts -w backend -- <folder>'],
  [['no-such-folder'], 'no such file or directory'],
])(
  'called with %p it fails with a message',
  async (args, sentence) => {
    const { code, errors } = await importPosts(`file:${folder}/blog.db`, ...args);
    expect(code).toBe(1);
    expect(errors).toContain(sentence);
  },
  60_000,
);
