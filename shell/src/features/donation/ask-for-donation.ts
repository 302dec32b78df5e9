import { CHARITY } from '@meadowlark/shared/site.ts';
import { closedThisSession, rememberClosed } from './closed-this-session.ts';

/**
 * Shows the donation card once per session (specification, section 4). The page stays usable, the focus stays, and screen
 * readers announce one sentence. Plain DOM code without React.
 */
export function askForDonation(): void {
  const corner = findCorner();
  if (!corner || closedThisSession()) return;

  const open = new AbortController();
  let cameFrom: HTMLElement | null = null;
  const close = (restoreFocus: boolean) => {
    rememberClosed();
    // Otherwise the keyboard would continue at the top of the document.
    if (restoreFocus && findCorner()?.card.contains(document.activeElement)) {
      const back = cameFrom?.isConnected ? cameFrom : document.querySelector<HTMLElement>('main');
      back?.focus({ preventScroll: true });
    }
    findCorner()?.show(false);
    open.abort();
  };
  const onClick = ({ target, button }: MouseEvent) => {
    // It opens the link's menu.
    if (button === 2) return;
    const control = target instanceof Element ? target.closest(`${CARD} :is(a,button)`) : null;
    // The link opens a new tab and takes the focus with it; only buttons restore it here.
    if (control) close(control.tagName === 'BUTTON');
  };
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    const card = target instanceof Element && target.closest(CARD);
    if (card && relatedTarget instanceof HTMLElement && !card.contains(relatedTarget))
      cameFrom = relatedTarget;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close(true);
  };
  const { signal } = open;
  addEventListener('click', onClick, { signal });
  addEventListener('auxclick', onClick, { signal });
  addEventListener('focusin', onFocus, { signal });
  // On a page from the back/forward cache whose reader closed the card on another page.
  addEventListener('pageshow', () => closedThisSession() && close(false), { signal });
  // On the window, so that menus handle the key first.
  addEventListener('keydown', onKey, { signal });

  corner.show(true);
}

const CARD = '[data-donation] [role="dialog"]';

/** Found anew each time: React writes the page again if an extension has added an element to it. */
function findCorner() {
  const card = document.querySelector<HTMLElement>(CARD);
  const corner = card?.closest<HTMLElement>('[data-donation]');
  const status = corner?.querySelector('[role="status"]');
  if (!card || !corner || !status) return null;
  return {
    card,
    show: (isOpen: boolean) => {
      card.hidden = !isOpen;
      corner.toggleAttribute('data-open', isOpen);
      status.textContent = isOpen
        ? `${CHARITY.name}: a word from our charity partner stands at the end of the page.`
        : '';
    },
  };
}
