import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Rules of one class in styled-components: component id, class name, text of the rules. */
export type ClassRules = Parameters<ServerStyleSheet['instance']['insertRules']>;

/** HTML rendered separately, and its style rules. */
export interface StyledHtml {
  html: string;
  styles: readonly ClassRules[];
}

/** Renders an element to static HTML and records its style rules. */
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
