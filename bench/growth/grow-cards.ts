import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { releaseFolder } from '../../build/paths.ts';
import type * as ReactModule from 'react';
import type * as ServerModule from 'react-dom/server';
import type * as RouterModule from 'react-router-dom';
import type * as StyledModule from 'styled-components';
import { evaluateRelease } from '../../shell/server/composer/isolation/evaluate-release.ts';
import type { StoryView } from '../../shared/src/design/stories/story-view.ts';
import type { CategoryData } from '../../mfe-news/src/category/load.ts';
import type { Recorder } from '../recorder.ts';

// Selects React's production build, so it must be set before React is loaded.
process.env['NODE_ENV'] = 'production';
// The server's copies, as a release gets them. With `import`, renderer and page would have different routers.
const require = createRequire(import.meta.url);
const { createElement } = require('react') as typeof ReactModule;
const { renderToString } = require('react-dom/server') as typeof ServerModule;
const { StaticRouter } = require('react-router-dom') as typeof RouterModule;
const { ServerStyleSheet } = require('styled-components') as typeof StyledModule;

/** Warm-up renders, and cards rendered per round: enough for the resolution of the clock. */
const WARM = 20;
const CARDS_A_ROUND = 30_000;

type Category = (props: { data: CategoryData; services: object }) => ReactModule.ReactNode;

/** Measures render time (ms of CPU) and size (KB) of the section front with more and more cards. */
export async function growCards(
  recorder: Recorder,
  { counts, rounds }: { counts: readonly number[]; rounds: number },
): Promise<void> {
  const file = path.join(releaseFolder('mfe-news'), 'server.cjs');
  const { pages } = evaluateRelease(await readFile(file, 'utf8'), file) as {
    pages: Record<string, { Page: Category }>;
  };
  const Page = pages['category']?.Page;
  if (!Page) throw new Error(`${file} has no page "category".`);
  for (let round = 0; round < rounds; round += 1) {
    for (const count of counts) {
      const data: CategoryData = {
        category: 'local-news',
        state: 'live',
        stories: stories(count),
        latest: [],
        asOf: null,
      };
      const turns = Math.ceil(CARDS_A_ROUND / count);
      await recorder.measure({ part: 'growth', of: 'site', scene: `${count} cards`, round }, async () => {
        for (let turn = 0; turn < WARM; turn += 1) render(Page, data);
        const before = process.cpuUsage();
        let html = '';
        for (let turn = 0; turn < turns; turn += 1) html = render(Page, data);
        const { user, system } = process.cpuUsage(before);
        return {
          pageBytes: Buffer.byteLength(html) / 1000,
          renderTime: (user + system) / 1000 / turns,
        };
      });
    }
  }
}

function render(Page: Category, data: CategoryData): string {
  const sheet = new ServerStyleSheet();
  try {
    const page = createElement(Page, { data, services: {} });
    return renderToString(
      sheet.collectStyles(createElement(StaticRouter, { location: '/local-news' }, page)),
    );
  } finally {
    sheet.seal();
  }
}

function stories(count: number): StoryView[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `local-news-${i}`,
    href: `/article/local-news-${i}`,
    title: `Story ${i}: crews lay the last downtown rail as the streetcar turns toward its first winter tests`,
    excerpt: 'The final weld came a little after two in the morning. '.repeat(4),
    byline: 'City desk',
    date: { iso: '2026-11-20T18:00:00.000Z', text: 'November 20, 2026' },
    picture: { src: `/api/sample/pictures/streetcar.avif?${i}`, alt: '' },
  }));
}
