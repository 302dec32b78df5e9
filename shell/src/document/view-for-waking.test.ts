import type { View } from '../composition/view.ts';
import { viewForWaking } from './view-for-waking.ts';

const HEAD = { title: 'A page', description: '', canonical: '/' };
const page: View = { kind: 'page', status: 200, head: HEAD, data: { text: 'long' } };

it('leaves out the data of a page that stays HTML', () => {
  expect(viewForWaking(page, '/about')).toEqual({ ...page, data: null });
  expect(viewForWaking(page, '/article/some-story')).toEqual({ ...page, data: null });
});

it('keeps the data of a page that is hydrated', () => {
  expect(viewForWaking(page, '/faq')).toEqual(page);
});

it('leaves out the data of blocks that stay HTML, but still lists them', () => {
  const view: View = {
    kind: 'home',
    status: 200,
    head: HEAD,
    blocks: {
      local: { state: 'ready', data: ['a story'] },
      brief: { state: 'ready', data: ['a headline'] },
      video: { state: 'unavailable' },
      national: { state: 'ready', data: ['a story'] },
      updates: { state: 'ready', data: [] },
    },
  };
  expect(viewForWaking(view, '/')).toEqual({
    ...view,
    blocks: {
      local: { state: 'ready', data: null },
      brief: { state: 'ready', data: null },
      video: { state: 'unavailable' },
      national: { state: 'ready', data: null },
      updates: { state: 'ready', data: null },
    },
  });
});

it('leaves out the structured data, which is in the head of the document', () => {
  const head = { ...HEAD, structuredData: [{ '@type': 'FAQPage' }] };
  expect(viewForWaking({ ...page, head }, '/faq')).toEqual(page);
});

it('does not change other pages', () => {
  const missing: View = { kind: 'not-found', status: 404, head: HEAD };
  expect(viewForWaking(missing, '/nowhere')).toBe(missing);
});
