import type { ContainerRequire } from '@meadowlark/shared/contract/container.ts';
import { serveContainer } from './serve-container.ts';

const REACT = { useState: () => {} };

/** A container as rspack makes one: its chunk "page" takes react, and exposes a page. */
function container(): ContainerRequire {
  return {
    m: {},
    f: {},
    p: '',
    initContainer: () => Promise.reject(new Error('Only other hosts call it.')),
    consumesLoadingData: {
      chunkMapping: { page: ['a', 'b'] },
      moduleIdToConsumeDataMapping: { a: { shareKey: 'react' }, b: { shareKey: 'vue' } },
    },
    initializeExposesData: { moduleMap: { './page/front': async () => () => ({ Page: 'front' }) } },
  };
}

function exportsOf(require: ContainerRequire, id: string): unknown {
  const module = { exports: {} as unknown };
  require.m[id]?.(module);
  return module.exports;
}

it('passes the singletons themselves to the code of a chunk, not copies', () => {
  const served = container();
  serveContainer(served, { react: REACT });
  served.f['consumes']?.('page', []);
  expect(exportsOf(served, 'a')).toBe(REACT);
});

it('provides nothing to a chunk that needs nothing, in a container that needs nothing', () => {
  const served = container();
  delete served.consumesLoadingData;
  serveContainer(served, { react: REACT });
  served.f['consumes']?.('page', []);
  expect(served.m).toEqual({});
});

it('makes only chunks that need a late singleton wait for it, and loads it only for them', async () => {
  const served = container();
  const VUE = { ref: () => {} };
  const late = { vue: jest.fn(async () => VUE) };
  serveContainer(served, { react: REACT }, late);
  served.f['consumes']?.('other', []);
  expect(late.vue).not.toHaveBeenCalled();
  const loading: Promise<unknown>[] = [];
  served.f['consumes']?.('page', loading);
  await Promise.all(loading);
  expect(exportsOf(served, 'a')).toBe(REACT);
  expect(exportsOf(served, 'b')).toBe(VUE);
});

it('reports a missing singleton only when code requests it', () => {
  const served = container();
  serveContainer(served, { react: REACT });
  served.f['consumes']?.('page', []);
  expect(() => exportsOf(served, 'b')).toThrow('The shell does not provide "vue"');
});

it('returns what the container exposes, and rejects for anything else', async () => {
  const served = container();
  serveContainer(served, { react: REACT });
  expect((await served.getContainer?.('./page/front'))?.()).toEqual({ Page: 'front' });
  await expect(served.getContainer?.('./page/toString')).rejects.toThrow('exposes nothing at');
});
