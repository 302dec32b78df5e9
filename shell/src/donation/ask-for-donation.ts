import { SITE } from '@meadowlark/shared/site.ts';
import { closedThisSession, rememberClosed } from './closed-this-session.ts';

/**
 * Asks once per session for the charity partner (specification, section 4). It does not stop the reader: the page stays
 * usable, the focus stays where it is, and a screen reader hears one sentence. Plain DOM code, beside React.
 */
export function askForDonation(): void {
  const corner = document.querySelector<HTMLElement>('[data-donation]');
  const card = corner?.querySelector<HTMLElement>('[role="dialog"]');
  const status = corner?.querySelector('[role="status"]');
  if (!corner || !card || !status || closedThisSession()) return;

  let cameFrom: HTMLElement | null = null;
  const close = (byHand: boolean) => {
    rememberClosed();
    // Who has gone into the pop-up goes on where they were, not at the top of the document.
    if (byHand && card.contains(document.activeElement)) {
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
  const onPress = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest('a, button') : null;
    // The charity's page opens in a tab of its own, by the link itself; the pop-up has done its work.
    if (control) close(control.tagName === 'BUTTON');
  };
  card.addEventListener('click', onPress);
  card.addEventListener('auxclick', onPress);
  card.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !card.contains(relatedTarget)) cameFrom = relatedTarget;
  });
  // On the window, so that whatever opened later on the page may take the key first.
  addEventListener('keydown', onKey);

  card.hidden = false;
  corner.dataset['open'] = '';
  status.textContent = `${SITE.charity.name}: a word from our charity partner stands at the end of the page.`;
}
