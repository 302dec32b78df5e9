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
   * Adds the rules of HTML rendered separately. Call it before the page is rendered: the rules are then in the order of
   * the components, each once, as if the page had rendered that HTML.
   */
  add(styles: readonly ClassRules[]): void {
    const { instance } = this.#sheet;
    for (const [id, name, rules] of styles)
      if (!instance.hasNameForId(id, name)) instance.insertRules(id, name, rules);
  }

  /** The style element for what was rendered since the last call, or an empty string. */
  take(): string {
    const styles = this.#sheet.getStyleTags();
    // Sent styles must not be sent again.
    this.#sheet.instance.clearTag();
    return styles;
  }

  /** Ends the collection. */
  seal(): void {
    this.#sheet.seal();
  }
}

interface CollectedProps {
  sheet: ServerStyleSheet['instance'];
  children: ReactNode;
}

/** Like the library's `collectStyles`, but with a compiler that outlives the page. */
function Collected({ sheet, children }: CollectedProps) {
  const { stylis } = useContext(StyleSheetContext);
  return (
    <StyleSheetContext.Provider value={{ styleSheet: sheet, stylis: sharedCompiler(stylis) }}>
      {children}
    </StyleSheetContext.Provider>
  );
}

/** Shared by all pages of this shell release. */
let compiler: Stringifier | undefined;

function sharedCompiler(stylis: Stringifier): Stringifier {
  return (compiler ??= compiledOnce(stylis));
}
