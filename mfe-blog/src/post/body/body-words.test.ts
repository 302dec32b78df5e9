import { bodyTree } from './body-tree.ts';
import { bodyWords } from './body-words.ts';

it('contains only the text of every kind of markup', () => {
  const markdown = `## One two

th**ree** [four](/a) \`five\`

![not this](/a.png)

- six
- [x] seven

| eight | nine |
|---|---|
| ten | eleven[^1] |

\`\`\`
twelve
\`\`\`

[^1]: thirteen`;
  expect(bodyWords(bodyTree(markdown, (address) => address)).join(' ')).toBe(
    'One two three four five six seven eight nine ten eleven twelve thirteen',
  );
});
