import { candidateOf } from '../testing/candidate-of.ts';
import { wasNotQuarantined } from './was-not-quarantined.ts';

const quarantined = {
  name: 'news',
  version: '1.0.0',
  edition: '20261121T101500Z-1a2b3c4d',
  since: '2026-11-21T10:20:00.000Z',
  why: 'It threw in 5 renders within a minute.',
  by: 'site-1',
};

it('passes a release whose other version was quarantined', async () => {
  const candidate = await candidateOf({ name: 'news' });
  await candidate.store.reportQuarantined({ ...quarantined, version: '0.9.0' });
  expect(await wasNotQuarantined.check(candidate)).toEqual([]);
});

it('refuses one that failed in production, and says when, where and why', async () => {
  const candidate = await candidateOf({ name: 'news' });
  await candidate.store.reportQuarantined(quarantined);
  const [finding] = (await wasNotQuarantined.check(candidate)) as { cause: string; fix: string }[];
  expect(finding?.cause).toMatch(/site-1.*20261121T101500Z-1a2b3c4d.*It threw in 5 renders/);
  expect(finding?.fix).toContain('new version');
});
