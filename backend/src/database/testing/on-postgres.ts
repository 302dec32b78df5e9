import { findPostgres, startPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

/**
 * Runs a suite on a separate PostgreSQL, which its tests get from `running`. Where it is not installed, skips the suite and
 * prints the reason.
 */
export function onPostgres(what: string, suite: (running: () => TemporaryPostgres) => void): void {
  const programs = findPostgres();
  const describeIfThere = 'missing' in programs ? describe.skip : describe;
  if ('missing' in programs) process.stderr.write(`PostgreSQL was not tested: ${programs.missing}.\n`);
  describeIfThere(what, () => {
    let postgres: TemporaryPostgres;
    beforeAll(async () => {
      if ('folder' in programs) postgres = await startPostgres(programs);
    }, 60_000);
    afterAll(() => postgres.stop());
    suite(() => postgres);
  });
}
