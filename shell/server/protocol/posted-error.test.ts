import { postedError } from './posted-error.ts';

const LONG = 'x'.repeat(1_000_000);

it.each([
  ['an error', new Error(LONG)],
  ['a text', LONG],
  ['a name', Object.assign(new Error('short'), { name: LONG })],
  ['a stack', Object.assign(new Error('short'), { stack: LONG })],
])('%s of any length is short for the front', (_, thrown) => {
  const posted = postedError(thrown);
  const texts = typeof posted === 'string' ? [posted] : [posted.message, posted.name, posted.stack ?? ''];
  expect(texts.map((text) => text.length).filter((length) => length > 21_000)).toEqual([]);
});

it('the frames after a long message stay', () => {
  const { message, stack } = postedError(new Error(LONG)) as Error;
  expect(stack).toContain(message);
  expect(stack).toContain('posted-error.test.ts');
});

it('an unreadable value is reported as such', () => {
  const hostile = Object.defineProperty(new Error('x'), 'message', {
    get: () => {
      throw new Error('no');
    },
  });
  expect(postedError(hostile)).toBe('an unreadable value');
});
