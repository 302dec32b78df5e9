/** Elements that a keyboard can reach. */
const CONTROL = ':is(a, button, input, summary)';

/** Selectors of states that need a pointer or a key, and selectors that also match inside `data-forced`. */
const FORCED = [
  { pseudo: ':hover', forced: ":is(:hover, [data-forced='hover'] *)" },
  { pseudo: ':focus-visible', forced: `:is(:focus-visible, [data-forced='focus'] ${CONTROL})` },
  { pseudo: ':active', forced: ":is(:active, [data-forced='active'] *)" },
];

/**
 * Makes every rule about a state of a control also apply inside `data-forced`. It rewrites the page's own rules, so that
 * the style guide needs no copy of them. Calling it again changes nothing.
 */
export function forcePseudoStates(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-forced'))
      rule.selectorText = FORCED.reduce(
        (selector, { pseudo, forced }) => selector.replaceAll(pseudo, forced),
        rule.selectorText,
      );
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
  }
}
