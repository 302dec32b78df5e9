import { evaluateRelease } from './evaluate-release.ts';

describe('evaluateRelease', () => {
  it('hands in the one copy of each singleton', () => {
    const { React } = evaluateRelease("exports.React = require('react');", 'a.cjs');
    expect(React).toBe(jest.requireActual('react'));
  });

  it.each(['fs', 'node:child_process', 'net', './secret', 'axios'])(
    'refuses the module %s, and names it',
    (name) => {
      expect(() => evaluateRelease(`require(${JSON.stringify(name)})`, 'a.cjs')).toThrow(`"${name}"`);
    },
  );

  it('follows a release that replaces its exports', () => {
    expect(evaluateRelease('module.exports = { contract: 7 };', 'a.cjs')).toEqual({ contract: 7 });
  });

  it('refuses a release that does not parse', () => {
    expect(() => evaluateRelease('export default {', 'news/server.cjs')).toThrow("Unexpected token 'export'");
  });
});
