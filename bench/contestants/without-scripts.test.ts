import { withoutScripts } from './without-scripts.ts';

describe('a page without its scripts', () => {
  it.each([
    ['a script of its own', '<script>if (a < b) run()</script>'],
    ['a script file', '<script src="/a.js" integrity="sha384-x" defer></script>'],
    ['data for a script', '<script type="application/json" id="page-state">{"a":"<b>"}</script>'],
    ['rules for fetching ahead', '<script type="speculationrules">{"prefetch":[]}</script>'],
    ['a script over several lines', '<script\n async\n src="/a.js"\n>\n</script >'],
    ['a script that is fetched ahead', '<link rel="preload" href="/a.js" as="script" crossorigin>'],
    ['a module that is fetched ahead', '<link rel="modulepreload" href="/a.js">'],
  ])('has lost %s', (_, part) => {
    expect(withoutScripts(`<p>before</p>${part}<p>after</p>`)).toBe('<p>before</p><p>after</p>');
  });

  it('keeps what is no script', () => {
    const html =
      '<link rel="preload" href="/face.woff2" as="font"><link rel="stylesheet" href="/a.css"><style>a{}</style><noscript>x</noscript><p>A script for the play</p>';
    expect(withoutScripts(html)).toBe(html);
  });

  it('does not take what stands between two scripts', () => {
    expect(withoutScripts('<script>1</script><p>kept</p><script>2</script>')).toBe('<p>kept</p>');
  });
});
