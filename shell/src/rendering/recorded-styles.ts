import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Rules of one class, as styled-components files them: id of the component, name of the class, text of the rules. */
export type ClassRules = Parameters<ServerStyleSheet['instance']['insertRules']>;

/** HTML that was rendered alone, and the rules that it needs in whatever page it is put into. */
export interface StyledHtml {
  html: string;
  styles: readonly ClassRules[];
}

/** Renders an element to plain HTML and keeps its rules apart from every page. */
export function renderStyled(element: ReactElement): StyledHtml {
  const sheet = new ServerStyleSheet();
  const { instance } = sheet;
  const styles: ClassRules[] = [];
  const insert = instance.insertRules.bind(instance);
  instance.insertRules = (...rules) => {
    styles.push(rules);
    insert(...rules);
  };
  try {
    return { html: renderToStaticMarkup(sheet.collectStyles(element)), styles };
  } finally {
    sheet.seal();
  }
}
