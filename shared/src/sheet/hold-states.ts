/** What a keyboard can reach. */
const CONTROL = ':is(a, button, input, summary)';

/** Selectors of states that only a pointer or a key can bring about, and what holds them still inside `data-held`. */
const HELD = [
  { pseudo: ':hover', held: ":is(:hover, [data-held='hover'] *)" },
  { pseudo: ':focus-visible', held: `:is(:focus-visible, [data-held='focus'] ${CONTROL})` },
  { pseudo: ':active', held: ":is(:active, [data-held='active'] *)" },
];

/**
 * Lets every rule about a state of a control also count inside `data-held`. It rewrites the page's own rules, so what
 * the sheet shows is what they say and no copy of it. A rule is rewritten once, however often this is called.
 */
export function holdStates(): void {
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules);
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-held'))
      rule.selectorText = HELD.reduce(
        (selector, { pseudo, held }) => selector.replaceAll(pseudo, held),
        rule.selectorText,
      );
    if ('cssRules' in rule) rewrite(rule.cssRules as CSSRuleList);
  }
}
