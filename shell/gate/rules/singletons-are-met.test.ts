import { candidateOf, SHELL } from '../testing/candidate-of.ts';
import { singletonsAreMet } from './singletons-are-met.ts';

const wants = (range: string) => ({ name: 'news', singletons: { react: range } });

it.each(['^19.3.0', '^19.3.1', '>=18'])(
  'passes a remote that requires react %s if the shell has 19.3.1',
  async (range) => {
    expect(await singletonsAreMet.check(await candidateOf(wants(range)))).toEqual([]);
  },
);

it.each(['^19.4.0', '^18.0.0'])('refuses a remote that requires react %s', async (range) => {
  expect(await singletonsAreMet.check(await candidateOf(wants(range)))).toMatchObject([
    { cause: `news@1.0.0 requires react ${range}; shell@1.0.0 provides 19.3.1.`, fix: expect.any(String) },
  ]);
});

it('refuses a remote that requires a package that the shell does not provide', async () => {
  const candidate = await candidateOf({ name: 'news', singletons: { vue: '^3.0.0' } });
  expect(await singletonsAreMet.check(candidate)).toMatchObject([
    { cause: expect.stringContaining('provides none') },
  ]);
});

it('refuses a shell that leaves a remote of the edition behind', async () => {
  const candidate = await candidateOf({ ...SHELL, provides: { react: '20.0.0' } }, wants('^19.3.1'));
  expect(await singletonsAreMet.check(candidate)).toMatchObject([
    { cause: expect.stringContaining('news@1.0.0 requires react ^19.3.1; shell@1.0.0 provides 20.0.0') },
  ]);
});
