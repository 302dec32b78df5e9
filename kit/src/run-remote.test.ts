import { runRemote } from './run-remote.ts';

it.each([
  [['build', '--mode', 'development'], "Unknown option '--mode'"],
  [['build', 'news'], "Unexpected argument 'news'"],
  [
    ['dev', '--live', 'http://localhost:3000', '--port', '3005'],
    '--live takes nothing but the site, and got "--port"',
  ],
  [['dev', '--live', 'http://localhost:3000', 'news'], '--live takes nothing but the site, and got "news"'],
])('remote %j drops nothing in silence', async (args, sentence) => {
  const here = process.cwd();
  process.chdir('mfe-news');
  try {
    await expect(runRemote(args)).rejects.toThrow(sentence);
  } finally {
    process.chdir(here);
  }
});
