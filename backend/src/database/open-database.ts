import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, type Dialect, Kysely, type Migration, Migrator, sql } from 'kysely';
import { type DatabaseAddress, publicAddress, readDatabaseAddress } from './database-address.ts';

/** The tables of one service. Services share a database and migrate separately. */
interface Tables {
  /** Names the service in messages: `blog` for "The blog's database". */
  owner: string;
  /**
   * By name, in order. Never change a released migration; add a new one. It may only add: during a deploy, servers of the
   * previous version are still running.
   */
  migrations: (kind: DatabaseAddress['kind']) => Readonly<Record<string, Migration>>;
  /** Prefix of Kysely's two migration tables. Default: Kysely's own names. */
  notes?: string;
}

const REMEDIES = {
  embedded: 'correct DATABASE_URL, free disk space, or restore a backup',
  postgres: 'correct DATABASE_URL or start the database',
} as const satisfies Record<DatabaseAddress['kind'], string>;

/** When PostgreSQL runs but refuses, by SQLSTATE. */
const REMEDIES_BY_STATE: ReadonlyMap<unknown, string> = new Map([
  ['25006', 'its tables need a migration: set DATABASE_URL to the primary, which accepts writes'],
  ['53300', 'raise its max_connections, or end what uses its connections'],
]);

/**
 * Codes of a PostgreSQL that is not available yet: all connections are taken, as during a deploy, or it is starting,
 * stopping or unreachable.
 */
const PASSING_CODE =
  /^(?:53300|57P0[123]|08...|ECONN[A-Z]+|E[A-Z]+UNREACH|ETIMEDOUT|ENOENT|EAI_AGAIN|EPIPE)$/;
const PASSING_MESSAGE = /^(?:timeout exceeded|Connection terminated|The database does not respond)/;

function isPassing(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return PASSING_CODE.test(String(code)) || PASSING_MESSAGE.test(String(message));
}

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;

/**
 * Opens a database and runs the pending migrations of these tables. Close it with `destroy()`. Retries a PostgreSQL that is
 * not available yet for `patienceMs`, with growing pauses. Calls `onLost` before each retry and when an idle connection
 * breaks. Rejects with an error that names the database without its password.
 */
export async function openDatabase<Schema>(
  databaseUrl: string,
  tables: Tables,
  onLost: (error: Error) => void,
  patienceMs = 0,
): Promise<Kysely<Schema>> {
  const deadline = performance.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS))
    try {
      return await tryToOpen<Schema>(databaseUrl, tables, onLost);
    } catch (error) {
      const leftMs = deadline - performance.now();
      if (!(error instanceof Error) || !isPassing(error.cause) || leftMs <= 0) throw error;
      onLost(new Error(`${error.message} Retrying for ${Math.ceil(leftMs / 1000)} seconds.`));
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
    // To choose its binary, libsql calls process.report. With the network in the report, Node asks the name servers
    // for the host name of each connection, and blocks the thread until they respond. The types of Node 20 lack this
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
  // Read first: the embedded store has no second connection during a migration.
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
 * All migrations that ran on this database, including those of newer servers. Kysely refuses a database with migrations that
 * it does not know, so a server that is rolled back would not start.
 */
async function executed<Schema>(db: Kysely<Schema>, table: string): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === table)) return {};
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)}`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]));
}
