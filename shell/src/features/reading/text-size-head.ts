import { TEXT_SIZE_KEY } from './text-size.ts';

/**
 * Inline script in the head: applies the reader's text size before the first paint, when it changes in another tab, and
 * on a page from the back/forward cache. Storage may contain anything.
 */
export const TEXT_SIZE_SCRIPT =
  '{let f=()=>{try{' +
  `let s=localStorage.getItem(${JSON.stringify(TEXT_SIZE_KEY)}),d=document.documentElement.dataset;` +
  'if(s==="2"||s==="3")d.text=s;else delete d.text}catch{}};' +
  'f();for(let e of["pageshow","storage"])addEventListener(e,f)}';
