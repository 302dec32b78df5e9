import type { Tab } from './open-tab.ts';

/** Files of remotes; those of the shell stay from page to page. */
const OF_REMOTE = /\/releases\/(?!shell\/)/;

/** What all pages of a document share, and a unit could leave behind: one phrase each. */
export async function sharedThings(tab: Tab): Promise<string[]> {
  const [things, listeners] = await Promise.all([tab.page.evaluate(thingsOfDocument), listenersOf(tab)]);
  return [...things, ...listeners];
}

/** Listeners of remotes on what outlives each page. */
async function listenersOf({ protocol, scripts }: Tab): Promise<string[]> {
  const names = ['window', 'document', 'document.documentElement', 'document.body', 'navigation'];
  const found = names.map(async (expression) => {
    const { result } = await protocol.send('Runtime.evaluate', { expression });
    const { objectId = '' } = result;
    const { listeners } = await protocol.send('DOMDebugger.getEventListeners', { objectId });
    return listeners
      .filter(({ scriptId }) => OF_REMOTE.test(scripts.get(scriptId) ?? ''))
      .map(({ type }) => `a listener of "${type}" on ${expression}`);
  });
  return (await Promise.all(found)).flat();
}

/** Runs in the browser. */
function thingsOfDocument(): string[] {
  const { documentElement: html, body, activeElement, title } = document;
  const attributes = [html, body].flatMap((element) =>
    // In `data-` attributes, the shell keeps what readers chose.
    Array.from(
      element.attributes,
      ({ name, value }) => `${name}="${value}" on <${element.localName}>`,
    ).filter((attribute) => !attribute.startsWith('data-')),
  );
  const focus = `<${activeElement?.localName}> "${activeElement?.textContent.trim().slice(0, 30)}"`;
  const intervals = [...window.runningIntervals.values()].flatMap(({ ms, stack }) => {
    const starter = /\/releases\/([^/]+)\//.exec(stack)?.[1] ?? 'shell';
    return starter === 'shell' ? [] : [`an interval of ${ms} ms`];
  });

  /** Whether a rule applies, in some state, to an element of this page, or to every element of a kind. */
  const isGlobal = (selector: string, isStyled: boolean): boolean => {
    if (!/[.#[]/.test(selector)) return true;
    // The class names of styled-components are of one unit, or of the frame.
    if (isStyled) return false;
    const states = /::[\w-]+(?:\([^)]*\))?|:(?:hover|active|visited|focus(?:-within|-visible)?)(?![\w-])/g;
    return document.querySelector(selector.replaceAll(states, ':not(never)')) !== null;
  };
  const globalRules = (rules: CSSRuleList, isStyled: boolean): string[] =>
    Array.from(rules).flatMap((rule) => {
      if (rule instanceof CSSGroupingRule) return globalRules(rule.cssRules, isStyled);
      if (!(rule instanceof CSSStyleRule) || !isGlobal(rule.selectorText, isStyled)) return [];
      return [`the style "${rule.cssText.slice(0, 80)}"`];
    });
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const styles = sheets.flatMap(({ href, ownerNode, cssRules }) => {
    if (href?.includes('/releases/shell/')) return [];
    return globalRules(cssRules, ownerNode instanceof Element && ownerNode.matches('[data-styled]'));
  });
  return [`the title "${title}"`, `the focus on ${focus}`, ...attributes, ...intervals, ...styles];
}
