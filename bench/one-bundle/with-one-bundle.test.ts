import { withOneBundle } from './with-one-bundle.ts';

const BUNDLE = {
  bootstrap: { href: '/one-bundle/bootstrap.1.js', integrity: 'sha384-b' },
  awake: [{ href: '/one-bundle/awake.1.js', integrity: 'sha384-a' }],
  units: { 'page-faq': [{ href: '/one-bundle/page-faq.1.js', integrity: 'sha384-f' }] },
};
const PLAN = {
  awake: [{ href: '/releases/shell/1/web/static/js/awake.js', integrity: 'x' }],
  units: [
    { href: '/releases/static/1/web/remoteEntry.js', integrity: 'x' },
    { href: '/releases/static/1/web/static/js/async/page-faq.js', integrity: 'x' },
  ],
  atOnce: false,
  place: { edition: 'e', route: '/faq' },
};
const PAGE = [
  '<script src="/releases/shell/1/web/static/js/bootstrap.js" integrity="x" defer></script><p>Questions</p>',
  `<script type="application/json" id="wake-plan">${JSON.stringify(PLAN)}</script>`,
].join('');

describe('a page of the site with one bundle', () => {
  const page = withOneBundle(PAGE, BUNDLE);

  it('names no script of a release', () => {
    expect(page).not.toContain('/releases/');
    expect(page).toContain('<script src="/one-bundle/bootstrap.1.js" integrity="sha384-b" defer></script>');
  });

  it('wakes by the same plan, with the chunk of its unit and no container', () => {
    const plan = JSON.parse(/id="wake-plan">(.*)<\/script>/.exec(page)?.[1] ?? '') as typeof PLAN;
    expect(plan).toEqual({ ...PLAN, awake: BUNDLE.awake, units: BUNDLE.units['page-faq'] });
  });

  it('is refused when it does not begin as pages do', () => {
    expect(() => withOneBundle('<p>Questions</p>', BUNDLE)).toThrow('no bootstrap');
  });
});
