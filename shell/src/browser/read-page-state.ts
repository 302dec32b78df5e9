import { PAGE_STATE_ID, type PageState } from '../document/page-state.ts';

/** The state that the server wrote into this page. */
export function readPageState(): PageState {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!text) throw new Error('The page came without its state, so it stays as plain HTML.');
  return JSON.parse(text) as PageState;
}
