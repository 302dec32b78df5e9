import path from 'node:path';
import { publicAddress, readDatabaseAddress } from './database-address.ts';

test.each([
  ['file:var/blog.db', path.resolve('var/blog.db')],
  ['file:./var/blog.db', path.resolve('var/blog.db')],
  ['file:/srv/blog.db', '/srv/blog.db'],
  ['file:///srv/my%20blog.db', '/srv/my blog.db'],
])('%s is the file %s', (databaseUrl, file) => {
  expect(readDatabaseAddress(databaseUrl)).toEqual({ kind: 'embedded', file });
});

test.each(['postgres://u:p@db.example/blog', 'postgresql://u:p@db.example/blog'])(
  '%s is a server, shown without its password',
  (url) => {
    const address = readDatabaseAddress(url);
    expect(address).toEqual({ kind: 'postgres', url });
    expect(publicAddress(address)).toBe('postgres://db.example/blog');
  },
);

test('an address that cannot be taken apart is not shown at all', () => {
  expect(publicAddress({ kind: 'postgres', url: 'postgres://u:secret@:/blog' })).toBe(
    'the PostgreSQL address',
  );
});
