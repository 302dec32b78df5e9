import { useState } from 'react';
import { MENU_ID } from '../frame/init-menu.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** The not-found page after a soft navigation. Its index is the menu's, with the links that releases add. */
export function LaterNotFoundPage() {
  const [index] = useState(() => ({
    // Its marks are still those of the page before.
    __html:
      document.querySelector(`#${MENU_ID} form + *`)?.outerHTML.replaceAll(/ aria-current="\w+"/g, '') ?? '',
  }));
  return <NotFoundPage index={<div dangerouslySetInnerHTML={index} />} />;
}
