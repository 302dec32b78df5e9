import { sql } from 'kysely';
import { openDatabase } from './open-database.ts';
import { addPosts, countPosts, findPost } from './post-store.ts';
import { seedPosts } from './seed-posts.ts';
import { eachDatabase } from '../database/testing/each-database.ts';
import { samplePost } from './testing/sample-post.ts';
import { startTogether } from './testing/start-together.ts';

const open = (databaseUrl: string) => openDatabase(databaseUrl, () => undefined);

eachDatabase((freshDatabase) => {
  test('a database that is opened again is migrated and keeps its data', async () => {
    const databaseUrl = await freshDatabase();
    const first = await open(databaseUrl);
    await addPosts(first, [samplePost()]);
    await first.destroy();

    const second = await open(databaseUrl);
    expect(await findPost(second, 'a-post')).toMatchObject({ id: 1, metaTitle: 'A post' });
    const { rows } = await sql`select name from kysely_migration`.execute(second);
    expect(rows).toEqual([{ name: '0001-posts' }, { name: '0002-updates' }, { name: '0003-live' }]);
    await second.destroy();
  });

  test('a database that a newer server has migrated is opened without changes', async () => {
    const databaseUrl = await freshDatabase();
    const newer = await open(databaseUrl);
    await addPosts(newer, [samplePost()]);
    await sql`alter table posts add column mood text`.execute(newer);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-moods', '2030-01-01')`.execute(
      newer,
    );
    await newer.destroy();
    const db = await open(databaseUrl);
    expect(await findPost(db, 'a-post')).toMatchObject({ metaTitle: 'A post' });
    await db.destroy();
  });

  test('the sample posts are stored once and do not come back after they were deleted', async () => {
    const db = await open(await freshDatabase());
    await seedPosts(db);
    const total = await countPosts(db, { domain: 'news.example' });
    expect(total).toBeGreaterThanOrEqual(26);
    await db.deleteFrom('posts').where('slug', '=', 'counting-birds-at-first-light').execute();
    await seedPosts(db);
    expect(await countPosts(db, { domain: 'news.example' })).toBe(total - 1);
    await db.destroy();
  });

  test('a database with its own posts gets no sample posts', async () => {
    const db = await open(await freshDatabase());
    await addPosts(db, [samplePost()]);
    await seedPosts(db);
    expect(await countPosts(db, { domain: 'news.example' })).toBe(1);
    await db.destroy();
  });

  test('four processes that start at once agree on one schema and one set of posts', async () => {
    const databaseUrl = await freshDatabase();
    const responses = await startTogether(databaseUrl, 4);
    const db = await open(databaseUrl);
    const total = await countPosts(db, { domain: 'any.example' });
    expect(responses).toEqual([total, total, total, total]);
    expect(total).toBeGreaterThanOrEqual(26);
    await db.destroy();
  });

  test('a slug can be stored only once', async () => {
    const db = await open(await freshDatabase());
    await addPosts(db, [samplePost({ metaTitle: 'First' })]);
    await addPosts(db, [samplePost({ metaTitle: 'Second' }), samplePost({ slug: 'another' })]);
    expect(await findPost(db, 'a-post')).toMatchObject({ metaTitle: 'First' });
    expect(await countPosts(db, { domain: 'news.example' })).toBe(2);
    await db.destroy();
  });
});

test.each([
  [
    'file:/dev/null/blog.db',
    /^The blog's database \/dev\/null\/blog\.db cannot be used \(.+\); correct DATABASE_URL, free disk space/,
  ],
  [
    'postgres://somebody:secret@127.0.0.1:1/blog',
    /^The blog's database postgres:\/\/127\.0\.0\.1:1\/blog cannot be used \(.+\); correct DATABASE_URL or start the database/,
  ],
  ['mysql://127.0.0.1/blog', /^DATABASE_URL must be file:<path> or postgres:\/\//],
])('%s fails with a message without the password', async (databaseUrl, sentence) => {
  const failure: unknown = await open(databaseUrl).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message).toMatch(sentence);
  expect((failure as Error).message).not.toContain('secret');
});
