import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Kysely, sql } from 'kysely';
import { postgresDialect } from './postgres-dialect.ts';
import { onPostgres } from './testing/on-postgres.ts';

const WHOLE_POOL = 10;

onPostgres('a connection to PostgreSQL', (running) => {
  let way: Server;
  let both: Set<Socket>;
  let url: string;

  /** A way to the database that a test can cut. */
  beforeEach(async () => {
    const direct = await running().createDatabase();
    const { pathname, searchParams } = new URL(direct.replace('@', '@localhost'));
    both = new Set();
    way = createServer((here) => {
      const there = connect(`${searchParams.get('host')}/.s.PGSQL.5432`);
      for (const socket of [here, there]) both.add(socket.on('error', () => {}));
      here.pipe(there).pipe(here);
    });
    way.listen(0, '127.0.0.1');
    await once(way, 'listening');
    url = `postgres://tester@127.0.0.1:${(way.address() as AddressInfo).port}${pathname}`;
  });

  afterEach(() => {
    for (const socket of both) socket.destroy();
    way.close();
  });

  function goSilent(): void {
    for (const socket of both) socket.unpipe().pause();
  }

  async function open(silenceMs?: number) {
    const db = new Kysely<unknown>({ dialect: postgresDialect(url, () => {}, silenceMs) });
    await sql`select 1`.execute(db);
    return db;
  }

  const ask = async (db: Kysely<unknown>) => (await sql`select 1 as one`.execute(db)).rows;

  test('whose server vanished without a word fails its queries and is replaced', async () => {
    const db = await open(2000);
    const askAll = () => Promise.allSettled(Array.from({ length: WHOLE_POOL }, () => ask(db)));
    await askAll();
    goSilent();
    const asked = await askAll();
    expect(new Set(asked.map((one) => one.status === 'rejected' && String(one.reason)))).toEqual(
      new Set(['Error: The database is silent.']),
    );
    await expect(ask(db)).resolves.toEqual([{ one: 1 }]);
    await db.destroy();
  });

  test('that breaks in use fails its query, and nothing else', async () => {
    const db = await open();
    const asked = Promise.allSettled([sql`select pg_sleep(60)`.execute(db)]);
    for (const socket of both) socket.destroy();
    await expect(asked).resolves.toMatchObject([
      { reason: { message: 'Connection terminated unexpectedly' } },
    ]);
    await expect(ask(db)).resolves.toEqual([{ one: 1 }]);
    await db.destroy();
  });
});
