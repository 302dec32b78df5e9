import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import type { Head } from '@meadowlark/shared/contract/head.ts';
import { createElement } from 'react';
import * as shell from '../../../src/render.tsx';
import { editionOf } from '../../../store/testing/edition-of.ts';
import type { RemoteModule } from '../release-source.ts';
import { loadedOf } from '../testing/loaded-of.ts';
import { viewRequestOf } from '../testing/view-request-of.ts';
import { worldOf } from '../testing/world-of.ts';
import { composeData, composePage, startView } from './compose-view.ts';
import { viewJob } from './view-context.ts';

interface Listing {
  items: object[];
  all?: Listing;
}

const HEAD = { description: '', canonical: '/radio' };
const load = () => ({ status: 200 as const, data: { items: [{}] } });
/** What turns data into a tree, or adds to them what they belong to. */
const changed = (data: unknown) => Object.assign(data as Listing, { all: data });

const good: RemoteModule['pages'][string] = {
  load,
  head: () => ({ ...HEAD, title: 'The old radio' }),
  Page: () => createElement('h1', null, 'The old radio'),
};

/** How a page of this release of media is composed: its text, and the releases that are blamed. */
async function composed(bad: Partial<typeof good>, make: typeof composePage) {
  const blamed: string[] = [];
  const world = worldOf({
    releases: {
      shell: async () => loadedOf('shell', '1', shell),
      remote: async (name, version) => {
        const radio = version === '1' ? good : { ...good, ...bad };
        return loadedOf(name, version, { contract: CONTRACT, pages: { radio }, blocks: {} });
      },
      serverMap: async () => null,
    },
    requestFromFront: async (request) => {
      if ('name' in request && request.name === 'media') return '1' as never;
      throw new Error('There is no previous release.');
    },
    judge: ({ name, version }, { state }) => state === 'failed' && blamed.push(`${name}@${version}`),
  });
  const edition = editionOf({ shell: '1', media: '2' });
  const request = { ...viewRequestOf('/radio'), edition, counted: true };
  const { body, facts } = await make(
    await startView(viewJob(1, request, world, new AbortController().signal)),
  );
  return { status: facts.status, isOld: Buffer.from(body).includes('The old radio'), blamed };
}

const REPLACED = { status: 200, isOld: true, blamed: ['media@2'] };

// Readers got an error page, although there was a previous release, and the shell was blamed for it.
test.each<[string, Partial<typeof good>, typeof composePage]>([
  [
    'component changes the data that its page carries',
    {
      Page: ({ data }) => {
        changed(data);
        return null;
      },
    },
    composePage,
  ],
  [
    'component changes what its head names',
    {
      head: (data) => ({ ...HEAD, title: '', structuredData: [data] }) as unknown as Head,
      Page: ({ data }) => {
        changed(data);
        return null;
      },
    },
    composePage,
  ],
  [
    'head changes the data',
    {
      head: (data) => {
        changed(data);
        return { ...HEAD, title: '' };
      },
    },
    composeData,
  ],
])('a release whose %s into a circle is replaced', async (_, bad, make) => {
  expect(await composed(bad, make)).toEqual(REPLACED);
});
