import { FAILURE_EVENT, type BrowserFailure } from '../../composition/browser-failure.ts';
import { failureText } from './failure-text.ts';

/* On pages of a QA link, in place of reports: lists failures of this browser in the banner. */

function show(failure: BrowserFailure): void {
  const item = document.createElement('li');
  item.textContent = failureText(failure);
  document.querySelector('[data-qa-failures]')?.append(item);
}

window.meadowlarkFailures?.forEach(show);
window.addEventListener(FAILURE_EVENT, (event) => show((event as CustomEvent<BrowserFailure>).detail));
