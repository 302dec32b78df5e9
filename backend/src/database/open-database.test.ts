import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from './open-database.ts';

test('no report on the process that the driver asks for has the network in it, for which name servers are asked', async () => {
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
