import { holdStates } from './hold-states.ts';

test('a rule about a state also counts where that state is held still, and is rewritten only once', () => {
  document.head.innerHTML =
    '<style>.key:hover { color: red } @media screen { .key:focus-visible { color: blue } } .key { top: 0 }</style>';
  holdStates();
  holdStates();
  const rules = Array.from(document.styleSheets[0]?.cssRules ?? [], ({ cssText }) => cssText).join('\n');
  expect(rules).toContain(".key:is(:hover, [data-held='hover'] *)");
  expect(rules).toContain(".key:is(:focus-visible, [data-held='focus'] :is(a, button, input, summary))");
  expect(rules.match(/data-held/g)).toHaveLength(2);
});
