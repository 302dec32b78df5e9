import { isGoodConnection } from './connection.ts';

const told = { saveData: false, effectiveType: '4g', downlink: 10 };

it('takes a page that came at once for a good connection, whatever the browser reckons', () => {
  expect(isGoodConnection({ ...told, downlink: 1.5 }, 20)).toBe(true);
  expect(isGoodConnection(undefined, 20)).toBe(true);
});

it('asks for bandwidth where the page took a while, if the browser tells', () => {
  expect(isGoodConnection(told, 100)).toBe(true);
  expect(isGoodConnection({ ...told, downlink: 1.6 }, 100)).toBe(false);
  expect(isGoodConnection(undefined, 100)).toBe(true);
});

it('lets a page sleep that came slowly, or whose reader saves data', () => {
  expect(isGoodConnection(told, 200)).toBe(false);
  expect(isGoodConnection({ ...told, saveData: true }, 20)).toBe(false);
  expect(isGoodConnection({ ...told, effectiveType: '3g' }, 20)).toBe(false);
});
