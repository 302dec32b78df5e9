import { useContext, type ReactElement, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetContext } from 'styled-components';
import type { ClassRules } from './recorded-styles.ts';
import { compiledOnce, type Stringifier } from './compiled-once.ts';

/** The styles of one page, collected while it is rendered. */
export class PageStyles {
  readonly #sheet = new ServerStyleSheet();

  /** The element, with its styles collected here. */
  collect(element: ReactElement): ReactElement {
    return <Collected sheet={this.#sheet.instance}>{element}</Collected>;
  }

  /**
   * Adds rules of HTML that was rendered apart, before the page is rendered. All rules of a page then stand in the one order
   * that the components were made in, and none twice, as if the page had rendered that HTML itself.
   */
  add(styles: readonly ClassRules[]): void {
    const { instance } = this.#sheet;
    for (const [id, name, rules] of styles)
      if (!instance.hasNameForId(id, name)) instance.insertRules(id, name, rules);
  }

  /** The style element for what was rendered since the last call, or the empty text. */
  take(): string {
    const styles = this.#sheet.getStyleTags();
    // What has been sent once must not be sent again with the next piece.
    this.#sheet.instance.clearTag();
    return styles;
  }

  /** Nothing can be collected any more. */
  seal(): void {
    this.#sheet.seal();
  }
}

interface CollectedProps {
  sheet: ServerStyleSheet['instance'];
  children: ReactNode;
}

/** What the library's own `collectStyles` puts around a page, but for the compiler, which outlives the page. */
function Collected({ sheet, children }: CollectedProps) {
  const { stylis } = useContext(StyleSheetContext);
  return (
    <StyleSheetContext.Provider value={{ styleSheet: sheet, stylis: sharedCompiler(stylis) }}>
      {children}
    </StyleSheetContext.Provider>
  );
}

/** Of this release of the shell; it goes when that goes. */
let compiler: Stringifier | undefined;

function sharedCompiler(stylis: Stringifier): Stringifier {
  return (compiler ??= compiledOnce(stylis));
}
