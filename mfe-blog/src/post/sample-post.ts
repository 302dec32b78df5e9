/** A made-up sample post as the platform sends it, with every kind of markup. */
export const SAMPLE_POST = {
  id: 128,
  slug: 'how-to-read-a-frozen-creek',
  date: '2025-11-18T14:00:00Z',
  updated: '2025-11-19T15:10:00Z',
  corrections: [
    { date: '2025-11-19', text: 'An earlier version gave six inches for clear ice. It is four.' },
    { text: 'A second one, of which nobody noted the day.' },
  ],
  sample: true,
  metaTitle: 'How to read a frozen creek',
  metaDescription: 'Ice tells where the water is quick and who has crossed it. A sample walk in five stops.',
  pinterestImageLink: 'https://pictures.example/creek.jpg',
  youtubeShortsUrl: 'https://www.youtube.com/shorts/sample_Film-1',
  shortTailKeywords: 'ice, winter walks, creeks',
  longTailKeywords: ['where to walk near Omaha in winter', 'how thick ice must be to carry you'],
  blog: `The creek behind the mill freezes from its edges inward, and by the second week of the cold it
can be read **like a page**.


## What the colors say

Clear ice is *strong* ice. See the [county sheet](https://ice.example/sheet "the sheet") before you step.

| Color | Meaning | Inches |
|:------|:-------:|-------:|
| Clear | strong | 4 |
| White | half as strong | 8 |
| Gray | stay off | 0 |

> Nobody ever fell through the ice they stayed off.

### Bring

- a stick
- a friend
- [x] dry socks

1. Tap.
2. Listen.
3. Step.

![Tracks of a fox](https://pictures.example/fox.jpg)

\`\`\`
stop 1   the mill
  stop 2   the bend
\`\`\`

Measure with \`four inches\` in mind.[^1]

[^1]: Twice that for *white* ice.
`,
};
