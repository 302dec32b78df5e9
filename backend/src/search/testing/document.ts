import type { Document } from '../store/schema.ts';

/** A story for tests. */
export function document(changes: Partial<Document> & Pick<Document, 'path'>): Document {
  return {
    kind: 'story',
    section: 'local-news',
    title: 'A headline',
    excerpt: changes.text ?? 'Its first lines.',
    text: 'Its first lines.',
    link: null,
    date: '2026-11-20T12:00:00.000Z',
    sample: 0,
    seen: '2026-11-20T12:00:00.000Z',
    ...changes,
  };
}
