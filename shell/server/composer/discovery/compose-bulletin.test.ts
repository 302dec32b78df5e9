import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { Bulletin, MakeBulletin } from '@meadowlark/shared/contract/bulletin/bulletin.ts';
import * as shell from '../../../src/render.tsx';
import { loadedOf } from '../testing/loaded-of.ts';
import { viewRequestOf } from '../testing/view-request-of.ts';
import { worldOf } from '../testing/world-of.ts';
import { viewJob } from '../view/view-context.ts';
import { composeBulletin } from './compose-bulletin.ts';

const BULLETIN: Bulletin = { line: { text: '40° Sunny', until: '2026-11-23T14:00:00.000Z' }, alerts: [] };

/** The bulletin of a page with this data and this `bulletin`. */
async function composed(bulletin?: MakeBulletin<unknown>, path = '/faq') {
  const page = {
    load: () => ({ status: 502 as const, data: 'data' }),
    head: () => ({ title: '', description: '', canonical: '/faq' }),
    Page: () => null,
    ...(bulletin && { bulletin }),
  };
  const module = { contract: CONTRACT, pages: { faq: page }, blocks: {} };
  const world = worldOf({
    releases: {
      shell: async () => loadedOf('shell', '1', shell),
      remote: async () => loadedOf('static', '1', module),
      serverMap: async () => null,
    },
  });
  return composeBulletin(viewJob(1, viewRequestOf(path), world, new AbortController().signal));
}

it('is made from the data of the page, even if a part is missing', async () => {
  const make = jest.fn(() => BULLETIN);
  await expect(composed(make)).resolves.toEqual(BULLETIN);
  expect(make).toHaveBeenCalledWith('data');
});

it('is null for a page without a bulletin, and for no page', async () => {
  await expect(composed()).resolves.toBeNull();
  await expect(composed(() => BULLETIN, '/no/such/page')).resolves.toBeNull();
  await expect(composed(() => BULLETIN, '/')).resolves.toBeNull();
});

const until = '2026-11-23T14:00:00.000Z';

it.each([
  ['no object', null],
  ['a text too long', { line: { text: 'x'.repeat(61), until }, alerts: [] }],
  ['a second line', { line: { text: '40°\nSunny', until }, alerts: [] }],
  ['text that turns around', { line: { text: '40° \u202Eynnus', until }, alerts: [] }],
  ['no end', { line: { text: '40° Sunny', until: 'soon' }, alerts: [] }],
  ['three alerts', { line: null, alerts: Array.from({ length: 3 }, () => ({ text: 'Alert', until })) }],
])('is refused: %s', async (_, bulletin) => {
  await expect(composed(() => bulletin as unknown as Bulletin)).rejects.toMatchObject({ name: 'ZodError' });
});
