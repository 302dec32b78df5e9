import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { openDatabase } from './open-database.ts';
import { onPostgres } from './testing/on-postgres.ts';

test('the process reports that the driver requests exclude the network, which would query name servers', async () => {
  const { report } = process;
  const withNetwork: boolean[] = [];
  jest.spyOn(report, 'getReport').mockImplementation(() => {
    withNetwork.push(!('excludeNetwork' in report && report.excludeNetwork === true));
    return { header: {} };
  });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'database-')), 'a.db');
  const db = await openDatabase(`file:${file}`, { owner: 'test', migrations: () => ({}) }, () => {});
  await db.destroy();
  expect(withNetwork).toContain(false);
  expect(withNetwork).not.toContain(true);
});

onPostgres('a PostgreSQL that runs and refuses is not to be started', (running) => {
  const opened = (url: string) => openDatabase(url, { owner: 'test', migrations: () => ({}) }, () => {});

  test('it has no free connection', async () => {
    const url = await running().createDatabase();
    const client = new Client(url);
    await client.connect();
    await client.query('create role crowded login connection limit 0');
    await client.end();
    await expect(opened(url.replace('tester', 'crowded'))).rejects.toThrow(
      /cannot be used \(too many connections .*\); raise its max_connections, or end what uses its connections\.$/,
    );
  });

  test('retries until it has one, and logs it', async () => {
    const url = await running().createDatabase();
    const client = new Client(url);
    await client.connect();
    await client.query('create role waiting login connection limit 0');
    await client.query('grant all on schema public to waiting');
    const said: string[] = [];
    const db = await openDatabase(
      url.replace('tester', 'waiting'),
      { owner: 'test', migrations: () => ({}) },
      ({ message }) => {
        said.push(message);
        if (said.length === 2) void client.query('alter role waiting connection limit 1');
      },
      20_000,
    );
    expect(said.length).toBeGreaterThanOrEqual(2);
    expect(said[0]).toMatch(/cannot be used \(too many connections .* Retrying for \d+ seconds\.$/);
    await db.destroy();
    await client.end();
  });

  test('retries stop after that time, and do not happen if PostgreSQL says what is wrong', async () => {
    const url = await running().createDatabase();
    const said = jest.fn();
    const open = (address: string) =>
      openDatabase(address, { owner: 'test', migrations: () => ({}) }, said, 600);
    await expect(open('postgres://tester@127.0.0.1:1/test')).rejects.toThrow(
      /ECONNREFUSED.*start the database/,
    );
    expect(said).toHaveBeenCalledTimes(2);
    await expect(open(url.replace('tester', 'nobody-such'))).rejects.toThrow('does not exist');
    expect(said).toHaveBeenCalledTimes(2);
  });

  test('it is read-only, and has no tables yet', async () => {
    const url = `${await running().createDatabase()}&options=-c%20default_transaction_read_only%3Don`;
    await expect(opened(url)).rejects.toThrow(
      /cannot be used \(cannot execute .* in a read-only transaction\); its tables need a migration: /,
    );
  });
});
