import { readOptions } from './options.ts';

describe('the command line of the bench', () => {
  it('asks for everything where it says nothing', () => {
    expect(readOptions([])).toMatchObject({
      parts: ['lab', 'load', 'growth'],
      runs: 3,
      peers: null,
      quick: false,
    });
  });

  it('chooses parts, scenes and peers', () => {
    const options = readOptions([
      '--only',
      'lab,load',
      '--scenes',
      'front, post',
      '--peers',
      'x',
      '--runs',
      '3',
    ]);
    expect(options).toMatchObject({ parts: ['lab', 'load'], scenes: ['front', 'post'], peers: 'x', runs: 3 });
  });

  it('measures once when it is only to be seen whether it works', () => {
    expect(readOptions(['--quick'])).toMatchObject({ runs: 1, quick: true });
  });

  it.each([
    [['--only', 'labs'], 'there is no such part'],
    [['--runs', '0'], '--runs must be a whole number'],
    [['--seconds', 'long'], '--seconds must be a whole number'],
    [['--fast'], "Unknown option '--fast'"],
  ])('%j is refused', (args, why) => {
    expect(() => readOptions(args)).toThrow(why);
  });
});
