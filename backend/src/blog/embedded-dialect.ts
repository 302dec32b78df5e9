import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import Database from 'libsql';

/** How long a write waits for another process that is writing, in milliseconds. */
const BUSY_TIMEOUT = 10_000;

/** SQL in one file, for one machine. The file and its folder are made when they are not there yet. */
export function embeddedDialect(file: string): SqliteDialect {
  return new EmbeddedDialect({ database: async () => openFile(file) });
}

function openFile(file: string): SqliteDatabase {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file);
  // First, because the change to write-ahead logging may itself have to wait for another process.
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  // Readers go on reading while one process writes.
  database.pragma('journal_mode = WAL');
  // With WAL a power failure may lose the last writes, never the file.
  database.pragma('synchronous = NORMAL');
  return database;
}

/**
 * Kysely leaves migrations on SQLite unguarded, for a single process. Here several may start at once: the whole
 * migration is one transaction, and a transaction takes the write lock before it reads what is there.
 */
class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new WriteLockingDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

class WriteLockingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
