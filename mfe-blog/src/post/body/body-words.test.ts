import { bodyTree } from './body-tree.ts';
import { bodyWords } from './body-words.ts';

it('takes the words of every kind of markup, and nothing else', () => {
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
