import { TEXT_SIZE_KEY } from './text-size.ts';

/** Inline script in the head: applies the reader's text size before the first paint. Storage may contain anything. */
export const TEXT_SIZE_SCRIPT =
  `try{var s=localStorage.getItem(${JSON.stringify(TEXT_SIZE_KEY)});` +
  'if(s==="2"||s==="3")document.documentElement.dataset.text=s}catch{}';
