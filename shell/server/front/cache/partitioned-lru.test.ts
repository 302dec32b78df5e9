import { PartitionedLru } from './partitioned-lru.ts';

const of = (size: number) => ({ size });

test('entries that readers make up only evict each other', () => {
  const shelf = new PartitionedLru<{ size: number }>(80_000);
  for (let i = 0; i < 6; i += 1) shelf.put(`page ${i}`, of(10_000), false);
  for (let i = 0; i < 1000; i += 1) shelf.put(`made up ${i}`, of(1000), true);
  for (let i = 0; i < 6; i += 1) expect(shelf.get(`page ${i}`)).toBeDefined();
  expect(shelf.get('made up 0')).toBeUndefined();
  const kept = Array.from({ length: 1000 }, (_, i) => shelf.get(`made up ${i}`)).filter(Boolean);
  expect(kept.length).toBeLessThanOrEqual(10);
  expect(shelf.get('made up 999')).toBeDefined();
});

test('the least recently read entry is evicted first, and all stay within the limit', () => {
  const shelf = new PartitionedLru<{ size: number }>(80_000);
  for (let i = 0; i < 7; i += 1) {
    shelf.put(`page ${i}`, of(9000), false);
    shelf.get('page 0');
  }
  shelf.put('one more', of(20_000), false);
  expect(shelf.get('page 0')).toBeDefined();
  expect([1, 2].map((i) => shelf.get(`page ${i}`))).toEqual([undefined, undefined]);
  shelf.put('too large for it', of(90_000), false);
  expect(shelf.get('too large for it')).toBeUndefined();
});

test('an entry is in one partition only, the one for its kind', () => {
  const shelf = new PartitionedLru<{ size: number }>(80_000);
  shelf.put('page', of(1000), true);
  shelf.put('page', of(2000), false);
  expect(shelf.get('page')).toEqual({ size: 2000 });
  shelf.put('other', of(3000), true);
  shelf.deleteWhere(({ size }) => size === 2000);
  expect([shelf.get('page'), shelf.get('other')]).toEqual([undefined, { size: 3000 }]);
});
