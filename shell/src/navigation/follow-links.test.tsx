import { followLinks } from './follow-links.ts';

const navigate = jest.fn();

beforeAll(() => followLinks({ navigate }));
beforeEach(() => navigate.mockReset());

/** Clicks the element made from `html`; tells whether the browser was left to do what it does. */
function click(html: string, init: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.body.querySelector('[data-target]') ?? document.body.firstElementChild;
  // jsdom cannot navigate; what it would do is seen from the event.
  let left = true;
  const watch = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch, { once: true });
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init }));
  return left;
}

describe('soft navigation', () => {
  it('takes links of the site, also when something inside is clicked', () => {
    expect(click('<a href="/faq?q=x#top"><b data-target>FAQ</b></a>')).toBe(false);
    expect(navigate).toHaveBeenCalledWith('/faq?q=x#top', { replace: false });
  });

  it.each([
    ['another site', '<a href="https://other.example/">x</a>', {}],
    ['a new tab', '<a href="/faq" target="_blank">x</a>', {}],
    ['a download', '<a href="/faq" download>x</a>', {}],
    ['a fragment of this page', '<a href="#main">x</a>', {}],
    ['an address of a service', '<a href="/api/stream">x</a>', {}],
    ['a mail address', '<a href="mailto:a@b.example">x</a>', {}],
    ['a click with a modifier', '<a href="/faq">x</a>', { metaKey: true }],
    ['the middle button', '<a href="/faq">x</a>', { button: 1 }],
  ])('leaves %s to the browser', (_, html, init) => {
    expect(click(html, init)).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('turns a GET form into a navigation', () => {
    document.body.innerHTML =
      '<form action="/faq"><input name="q" value="snow day"><button>Search</button></form>';
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect(navigate).toHaveBeenCalledWith('/faq?q=snow+day');
  });
});
