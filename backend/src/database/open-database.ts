import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, type Dialect, Kysely, type Migration, Migrator, sql } from 'kysely';
import { type DatabaseAddress, publicAddress, readDatabaseAddress } from './database-address.ts';

/** The tables of one service. Services share a database and migrate apart. */
interface Tables {
  /** Of whom messages speak: `blog` for "The blog's database". */
  owner: string;
  /**
   * By name, in order. Never change a released migration; add a new one. It may only add: while servers are replaced, those of the
   * version before run on.
   */
  migrations: (kind: DatabaseAddress['kind']) => Readonly<Record<string, Migration>>;
  /** Prefix of the two tables in which Kysely notes what it has run. Not set: its own names. */
  notes?: string;
}

const REMEDIES = {
  embedded: 'correct DATABASE_URL, make room on its disk, or put a backup in its place',
  postgres: 'correct DATABASE_URL or start the database',
} as const satisfies Record<DatabaseAddress['kind'], string>;

/** Of a PostgreSQL that runs and refuses, by its SQLSTATE. */
const REMEDIES_BY_STATE: ReadonlyMap<unknown, string> = new Map([
  [
    '25006',
    'its tables are not those of this version: let DATABASE_URL name the database that can be written to',
  ],
  ['53300', 'raise its max_connections, or end what holds its connections'],
]);

/**
 * Of a PostgreSQL that cannot be used yet: all connections are taken, as while servers are replaced, or it starts, ends or is out
 * of reach.
 */
const PASSING_CODE =
  /^(?:53300|57P0[123]|08...|ECONN[A-Z]+|E[A-Z]+UNREACH|ETIMEDOUT|ENOENT|EAI_AGAIN|EPIPE)$/;
const PASSING_MESSAGE = /^(?:timeout exceeded|Connection terminated|The database is silent)/;

function isPassing(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return PASSING_CODE.test(String(code)) || PASSING_MESSAGE.test(String(message));
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/**
 * Opens a database and runs the pending migrations of these tables. Close it with `destroy()`. Calls `onLost` when an idle
 * connection breaks, and before it tries again, with growing pauses for `patienceMs`, a PostgreSQL that cannot be used yet.
 * Rejects with one sentence that names the database without its password.
 */
export async function openDatabase<Schema>(
  databaseUrl: string,
  tables: Tables,
  onLost: (error: Error) => void,
  patienceMs = 0,
): Promise<Kysely<Schema>> {
  const deadline = performance.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS))
    try {
      return await tryToOpen<Schema>(databaseUrl, tables, onLost);
    } catch (error) {
      const leftMs = deadline - performance.now();
      if (!(error instanceof Error) || !isPassing(error.cause) || leftMs <= 0) throw error;
      onLost(new Error(`${error.message} It is tried again for ${Math.ceil(leftMs / 1000)} seconds.`));
      await sleep(Math.min(pauseMs, leftMs));
    }
}

async function tryToOpen<Schema>(
  databaseUrl: string,
  tables: Tables,
  onLost: (error: Error) => void,
): Promise<Kysely<Schema>> {
  const address = readDatabaseAddress(databaseUrl);
  const db = new Kysely<Schema>({
    dialect: await dialectFor(address, onLost),
    plugins: [new CamelCasePlugin()],
  });
  try {
    await migrate(db, tables, address.kind);
    return db;
  } catch (error) {
    await db.destroy();
    const why = error instanceof Error && error.message !== '' ? error.message : String(error);
    const remedy = REMEDIES_BY_STATE.get((error as { code?: unknown }).code) ?? REMEDIES[address.kind];
    throw new Error(
      `The ${tables.owner}'s database ${publicAddress(address)} cannot be used (${why}); ${remedy}.`,
      { cause: error },
    );
  }
}

/** Loads only the driver in use. */
async function dialectFor(address: DatabaseAddress, onLost: (error: Error) => void): Promise<Dialect> {
  if (address.kind === 'embedded') {
    // To choose its binary, libsql has Node report on the process. With the network in the report, Node asks the name servers
    // who is at the other end of each connection, and holds the thread until they answer. The types of Node 20 do not know the
    // switch.
    Object.assign(process.report, { excludeNetwork: true });
    const { embeddedDialect } = await import('./embedded-dialect.ts');
    return embeddedDialect(address.file);
  }
  const { postgresDialect } = await import('./postgres-dialect.ts');
  return postgresDialect(address.url, onLost);
}

/** Runs the pending migrations, all or none. Processes that start together wait for each other. */
async function migrate<Schema>(
  db: Kysely<Schema>,
  { migrations, notes }: Tables,
  kind: DatabaseAddress['kind'],
): Promise<void> {
  const migrationTableName = notes === undefined ? 'kysely_migration' : `${notes}_migration`;
  // Read before: while it migrates, the embedded store has no second connection.
  const all = { ...(await executed(db, migrationTableName)), ...migrations(kind) };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => all },
    migrationTableName,
    ...(notes !== undefined && { migrationLockTableName: `${notes}_migration_lock` }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/**
 * All that was run here, by newer servers too. Kysely refuses a database in which a migration ran that it does not know, and a
 * server that is taken back would not start.
 */
async function executed<Schema>(db: Kysely<Schema>, table: string): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return {};
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]));
}
