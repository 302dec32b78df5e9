import { CHARITY } from '@meadowlark/shared/site.ts';
import { closedThisSession, rememberClosed } from './closed-this-session.ts';

/**
 * Shows the donation card once per session (specification, section 4). The page stays usable, the focus stays, and screen
 * readers announce one sentence. Plain DOM code without React.
 */
export function askForDonation(): void {
  const corner = document.querySelector<HTMLElement>('[data-donation]');
  const card = corner?.querySelector<HTMLElement>('[role="dialog"]');
  const status = corner?.querySelector('[role="status"]');
  if (!corner || !card || !status || closedThisSession()) return;

  let cameFrom: HTMLElement | null = null;
  const close = (restoreFocus: boolean) => {
    rememberClosed();
    // Otherwise the keyboard would continue at the top of the document.
    if (restoreFocus && card.contains(document.activeElement)) {
      const back = cameFrom?.isConnected ? cameFrom : document.querySelector<HTMLElement>('main');
      back?.focus({ preventScroll: true });
    }
    card.hidden = true;
    delete corner.dataset['open'];
    status.textContent = '';
    removeEventListener('keydown', onKey);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close(true);
  };
  const onClick = ({ target, button }: MouseEvent) => {
    // It opens the link's menu.
    if (button === 2) return;
    const control = target instanceof Element ? target.closest('a, button') : null;
    // The link opens a new tab and takes the focus with it; only buttons restore it here.
    if (control) close(control.tagName === 'BUTTON');
  };
  card.addEventListener('click', onClick);
  card.addEventListener('auxclick', onClick);
  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  // On a page from the back/forward cache whose reader closed the card on another page.
  addEventListener('pageshow', () => closedThisSession() && close(false));
  // On the window, so that menus handle the key first.
  addEventListener('keydown', onKey);

  card.hidden = false;
  corner.dataset['open'] = '';
  status.textContent = `${CHARITY.name}: a word from our charity partner stands at the end of the page.`;
}
