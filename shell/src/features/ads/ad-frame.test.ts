import { frameAddress } from './ad-frame.ts';

test('the URL of a network has the name and the size of the slot, beside what the operator set', () => {
  expect(frameAddress('https://ads.example/frame?paper=7', 'ad-box-2', { width: 299.6, height: 250 })).toBe(
    'https://ads.example/frame?paper=7&slot=ad-box-2&size=300x250',
  );
});
