import { CONTRACT } from '@meadowlark/shared/contract/contract-number.ts';
import { createElement, use } from 'react';
import * as shell from '../../../src/render.tsx';
import type { TelemetryEvent } from '../../protocol/telemetry-event.ts';
import { loadedOf } from '../testing/loaded-of.ts';
import { viewRequestOf } from '../testing/view-request-of.ts';
import { worldOf } from '../testing/world-of.ts';
import { startView, streamView } from './compose-view.ts';
import { viewJob } from './view-context.ts';

/** What a late page with this `Pending` streams, and what is reported about it. */
async function streamed(Pending: () => string, arrives: Promise<unknown> | null = null) {
  const events: TelemetryEvent[] = [];
  const faq = {
    load: () =>
      new Promise<never>((resolve) => setTimeout(resolve, 20, { status: 200, data: 'Here it is' } as never)),
    head: () => ({ title: 'FAQ', description: '', canonical: '/faq' }),
    Page: ({ data }: { data: unknown }) => {
      if (arrives) use(arrives);
      return createElement('p', null, String(data));
    },
    Pending,
  };
  const world = worldOf({
    releases: {
      shell: async () => loadedOf('shell', '1', shell),
      remote: async () => loadedOf('static', '1', { contract: CONTRACT, pages: { faq }, blocks: {} }),
      serverMap: async () => null,
    },
    record: (event) => events.push(event),
  });
  const request = { ...viewRequestOf('/faq'), counted: true };
  const { signal } = new AbortController();
  let html = '';
  const view = await startView(viewJob(1, request, world, signal));
  await streamView(view, 'nonce', (piece) => (html += piece), signal);
  const failed = events.flatMap((one) =>
    one.event === 'unit-failed' ? [`${one.unit.remote}: ${String(one.error)}`] : [],
  );
  return { html, failed };
}

test('a late page first shows the pending state of its remote', async () => {
  const { html, failed } = await streamed(() => 'In a moment');
  expect(html).toMatch(/In a moment.*Here it is.*<\/html>$/s);
  expect(failed).toEqual([]);
});

// The shell was blamed for 200 MB, three times, and then no page could be rendered.
test.each<[string, () => string, RegExp]>([
  ['is too large', () => 'x'.repeat(9_000_000), /static: .*larger than 8 MiB/],
  [
    'throws',
    () => {
      throw new Error('no words');
    },
    /static: .*no words/,
  ],
])(
  'the pending state of a remote is left out if it %s, and counts as its failure',
  async (_, Pending, said) => {
    const { html, failed } = await streamed(Pending);
    expect(html).toMatch(/Here it is.*<\/html>$/s);
    expect(html.length).toBeLessThan(1_000_000);
    expect(failed[0]).toMatch(said);
  },
);

test('a late page that does not finish in time ends as a page: its script renders the rest', async () => {
  const { html } = await streamed(() => 'In a moment', new Promise(() => {}));
  expect(html).toMatch(/In a moment.*id="wake-plan".*<\/html>$/s);
});
