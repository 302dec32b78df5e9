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

it('provides the singletons themselves to a chunk, not copies', () => {
  const served = container();
  serveContainer(served, { react: REACT });
  served.f['consumes']?.('page', []);
  expect(exportsOf(served, 'a')).toBe(REACT);
});

it('provides nothing to a chunk and a container that need nothing', () => {
  const served = container();
  delete served.consumesLoadingData;
  serveContainer(served, { react: REACT });
  served.f['consumes']?.('page', []);
  expect(served.m).toEqual({});
});

it('lets a chunk wait for a singleton that loads late, and loads it for no other chunk', async () => {
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

it('returns what the container exposes, and names what it does not', async () => {
  const served = container();
  serveContainer(served, { react: REACT });
  expect((await served.getContainer?.('./page/front'))?.()).toEqual({ Page: 'front' });
  await expect(served.getContainer?.('./page/toString')).rejects.toThrow('exposes nothing at');
});
