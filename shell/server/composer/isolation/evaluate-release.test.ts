import { evaluateRelease } from './evaluate-release.ts';

describe('evaluateRelease', () => {
  it('provides the single copy of each singleton', () => {
    const { React } = evaluateRelease("exports.React = require('react');", 'a.cjs');
    expect(React).toBe(jest.requireActual('react'));
  });

  it.each(['fs', 'node:child_process', 'net', './secret', 'axios', 'constructor'])(
    'refuses the module %s, and names it',
    (name) => {
      expect(() => evaluateRelease(`require(${JSON.stringify(name)})`, 'a.cjs')).toThrow(`"${name}"`);
    },
  );

  it('supports a release that replaces its exports', () => {
    expect(evaluateRelease('module.exports = { contract: 7 };', 'a.cjs')).toEqual({ contract: 7 });
  });

  it('gives each release its own globalThis, which reads like the real one', () => {
    const code = `
      exports.before = globalThis.settings;
      globalThis.settings = { locale: 'de' };
      global.atob = () => 'replaced';
      exports.after = [globalThis.settings.locale, global.settings.locale, globalThis.atob('')];
      exports.reads = [typeof globalThis.crypto.randomUUID(), typeof globalThis.Array.from, 'fetch' in globalThis];`;
    for (const file of ['a.cjs', 'b.cjs'])
      expect(evaluateRelease(code, file)).toEqual({
        before: undefined,
        after: ['de', 'de', 'replaced'],
        reads: ['string', 'function', true],
      });
    expect(globalThis).not.toHaveProperty('settings');
    expect(atob('aGk=')).toBe('hi');
  });

  it.each(['process.nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'])(
    'runs the callbacks of %s as intended, under any name',
    async (name) => {
      const code = `
        exports.called = Promise.all([${name}, globalThis.${name}, global.${name}].map(
          (later) => new Promise((resolve) => {
            const timer = later((said) => { clearInterval(timer); resolve(said); }, ...${JSON.stringify(rest(name))});
          }),
        ));`;
      const run = jest.fn((callback: () => void) => callback());
      const { called } = evaluateRelease(code, 'a.cjs', run);
      expect(await called).toEqual(Array(3).fill(name === 'queueMicrotask' ? undefined : 'said'));
      expect(run).toHaveBeenCalledTimes(3);
    },
  );

  it('refuses a release that does not parse', () => {
    expect(() => evaluateRelease('export default {', 'news/server.cjs')).toThrow("Unexpected token 'export'");
  });
});

/** Arguments after the callback: milliseconds if it takes them, then what the callback gets. */
function rest(name: string): unknown[] {
  if (name === 'queueMicrotask') return [];
  return name === 'setInterval' || name === 'setTimeout' ? [1, 'said'] : ['said'];
}
