import { messageOf } from './message-of.ts';

const fails = (): never => {
  throw new Error('not that way');
};
const UNREADABLE = 'an unreadable value';

test.each<[what: string, thrown: unknown, message: string]>([
  ['an error', new TypeError('It broke.'), 'It broke.'],
  ['a text', 'It broke.', 'It broke.'],
  ['nothing', undefined, 'undefined'],
  ['an object', {}, '[object Object]'],
  ['an error with a number', Object.assign(new Error(), { message: 4 }), '4'],
  ['an object that cannot be written', { toString: fails }, UNREADABLE],
  ['an object without a prototype', Object.create(null), UNREADABLE],
  ['an error that cannot be read', Object.defineProperty(new Error(), 'message', { get: fails }), UNREADABLE],
  ['a proxy', new Proxy({}, { get: fails, getPrototypeOf: fails }), UNREADABLE],
])('the message of %s', (_, thrown, message) => {
  expect(messageOf(thrown)).toBe(message);
});
