// Written by ../fonts/wordmark.py.
export const ON_ONE_LINE = {
  viewBox: '0 -72 1163.4 74',
  /** Width by height. */
  ratio: '1163.4 / 74',
  /** Where the large line starts. */
  large: 568.2,
};
export const ON_TWO_LINES = { viewBox: '0 -112 593.4 114', moveSmall: 'translate(3 -84) scale(.36)' };
