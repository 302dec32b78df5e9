import { openStore } from './open-store.ts';

const environment = process.env;
afterEach(() => {
  process.env = environment;
});

/** A machine without any AWS settings. */
function withoutAws(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const rest = Object.entries(environment).filter(([name]) => !name.startsWith('AWS_'));
  const nowhere = { AWS_CONFIG_FILE: '/dev/null', AWS_SHARED_CREDENTIALS_FILE: '/dev/null' };
  return { ...Object.fromEntries(rest), ...nowhere, ...extra };
}

it('names AWS_REGION if a bucket has no region', async () => {
  process.env = withoutAws();
  await expect(openStore({ editions: 's3://paper/editions' })).rejects.toThrow(
    'EDITIONS names the bucket "paper", but no region is set. Set AWS_REGION',
  );
});

it('opens a bucket whose region is set, and a folder without one', async () => {
  process.env = withoutAws({ AWS_REGION: 'eu-central-1' });
  expect((await openStore({ editions: 's3://paper/editions' })).place).toBe('s3://paper/editions');
  expect((await openStore({ editions: 'file:/srv/editions' })).place).toBe('file:/srv/editions');
});
