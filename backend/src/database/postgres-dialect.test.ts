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

  /** A proxy to the database that a test can cut. */
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

  const query = async (db: Kysely<unknown>) => (await sql`select 1 as one`.execute(db)).rows;

  test('whose server vanished without a word fails its queries and is replaced', async () => {
    const db = await open(2000);
    const queryAll = () => Promise.allSettled(Array.from({ length: WHOLE_POOL }, () => query(db)));
    await queryAll();
    goSilent();
    const results = await queryAll();
    expect(new Set(results.map((one) => one.status === 'rejected' && String(one.reason)))).toEqual(
      new Set(['Error: The database does not respond.']),
    );
    await expect(query(db)).resolves.toEqual([{ one: 1 }]);
    await db.destroy();
  });

  test('that breaks in use fails only its query', async () => {
    const db = await open();
    const results = Promise.allSettled([sql`select pg_sleep(60)`.execute(db)]);
    for (const socket of both) socket.destroy();
    await expect(results).resolves.toMatchObject([
      { reason: { message: 'Connection terminated unexpectedly' } },
    ]);
    await expect(query(db)).resolves.toEqual([{ one: 1 }]);
    await db.destroy();
  });
});
