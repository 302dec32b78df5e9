import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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
import { messageOf } from '@meadowlark/shared/text/message-of.ts';

/** How long a write waits for the writer of another process. */
const BUSY_TIMEOUT_MS = 10_000;

/** SQLite in one file, for one machine. Creates the file and its folder if missing. */
export function embeddedDialect(file: string): SqliteDialect {
  return new EmbeddedDialect({ database: () => openFile(file) });
}

async function openFile(file: string): Promise<SqliteDatabase> {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new Database(file);
  // First, because switching to write-ahead logging may itself wait for another process.
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  await switchToWriteAheadLogging(database);
  // With WAL, a power failure can lose the last writes but cannot corrupt the file.
  database.pragma('synchronous = NORMAL');
  return database;
}

/**
 * Switches to write-ahead logging, so that readers can read while one process writes. If two processes switch at the same
 * moment, SQLite refuses one at once to avoid a deadlock (seen in 2 of 85 starts of eight processes). That one tries again.
 */
async function switchToWriteAheadLogging(database: Database.Database): Promise<void> {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;)
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
      if (!isBusy || performance.now() > deadline) throw error;
      await sleep(20);
    }
}

/**
 * Kysely does not lock migrations on SQLite, because it assumes one process. Here several may start at once, so a
 * migration is one transaction, and a transaction takes the write lock before it reads.
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

  /**
   * On a full disk, SQLite rolls back the transaction itself. The error about a missing transaction must not hide the first
   * one.
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!messageOf(error).includes('no transaction is active')) throw error;
    }
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
