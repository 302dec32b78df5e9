import { developmentServer } from './server.ts';

it('listens at PORT, and reports an invalid PORT', () => {
  const { PORT } = process.env;
  try {
    process.env['PORT'] = '4207';
    expect(developmentServer('news').server?.port).toBe(4207);
    process.env['PORT'] = '';
    expect(developmentServer('news').server?.port).toBe(3011);
    process.env['PORT'] = ' ';
    expect(() => developmentServer('news')).toThrow('The setting PORT must be a port number');
  } finally {
    if (PORT === undefined) delete process.env['PORT'];
    else process.env['PORT'] = PORT;
  }
});

it('builds late parts with all else: pages are at the site, which knows of no parts still to be built', () => {
  expect(developmentServer('shell').dev?.lazyCompilation).toBe(false);
});
