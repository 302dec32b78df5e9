import { forcePseudoStates } from './force-pseudo-states.ts';

test('a rule for a state also applies to elements forced into that state, and is rewritten only once', () => {
  document.head.innerHTML =
    '<style>.key:hover { color: red } @media screen { .key:focus-visible { color: blue } } .key { top: 0 }</style>';
  forcePseudoStates();
  forcePseudoStates();
  const rules = Array.from(document.styleSheets[0]?.cssRules ?? [], ({ cssText }) => cssText).join('\n');
  expect(rules).toContain(".key:is(:hover, [data-forced='hover'] *)");
  expect(rules).toContain(".key:is(:focus-visible, [data-forced='focus'] :is(a, button, input, summary))");
  expect(rules.match(/data-forced/g)).toHaveLength(2);
});
