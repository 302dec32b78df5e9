import { cpuTime } from '@meadowlark/shared/testing/cpu-time.ts';
import type { BodyNode } from './body-node.ts';
import { pictureAddress } from '../../functions/picture-address.ts';
import { bodyTree } from './body-tree.ts';

const treeOf = (markdown: string) => bodyTree(markdown, pictureAddress);
const p = (...children: BodyNode[]): BodyNode => ({ tag: 'p', children });
const definition = (length: number) => `[words][${'x'.repeat(length)}]\n\n[${'x'.repeat(length)}]: /a`;
const a = (href: string, ...children: BodyNode[]): BodyNode => ({ tag: 'a', href, children });

describe('bodyTree builds', () => {
  it.each<[string, string, BodyNode[]]>([
    [
      'emphasis',
      '*a* **b** ~~c~~ `d`',
      [
        p(
          { tag: 'em', children: ['a'] },
          ' ',
          { tag: 'strong', children: ['b'] },
          ' ',
          { tag: 'del', children: ['c'] },
          ' ',
          { tag: 'code', children: ['d'] },
        ),
      ],
    ],
    ['entities', 'Bread &amp; milk &copy; &#65;', [p('Bread & milk © A')]],
    ['a quote', '> a', [{ tag: 'blockquote', children: [p('a')] }]],
    ['fenced code as it was typed', '```\n  a\n\tb\n```', [{ tag: 'pre', text: '  a\n\tb' }]],
    ['a rule', 'a\n\n***', [p('a'), { tag: 'hr' }]],
    ['a hard break', 'a\\\nb', [p('a', { tag: 'br' }, 'b')]],
    [
      'lists',
      '- a\n- b\n\n3. c',
      [
        { tag: 'ul', items: [['a'], ['b']] },
        { tag: 'ol', start: 3, items: [['c']] },
      ],
    ],
    ['a list with a tab', '-\ta', [{ tag: 'ul', items: [['a']] }]],
    ['a picture', '![A fox](/fox.jpg)', [p({ tag: 'img', src: '/fox.jpg', alt: 'A fox' })]],
    ['a link', '[a](https://a.example "title")', [p(a('https://a.example', 'a'))]],
    ['a bare address', 'https://a.example/b', [p(a('https://a.example/b', 'https://a.example/b'))]],
    ['an address by reference', '[a][b]\n\n[b]: /c', [p(a('/c', 'a'))]],
    [
      'no front matter',
      '---\ntitle: a\n---',
      [{ tag: 'hr' }, { tag: 'h2', id: 'text-title-a', children: ['title: a'] }],
    ],
  ])('%s', (_, markdown, tree) => {
    expect(treeOf(markdown)).toEqual(tree);
  });

  it('a table with its alignments', () => {
    expect(treeOf('| a | b |\n|:--|--:|\n| 1 | *2* |')).toEqual([
      {
        tag: 'table',
        align: ['left', 'right'],
        head: [['a'], ['b']],
        rows: [[['1'], [{ tag: 'em', children: ['2'] }]]],
      },
    ]);
  });

  it('equal headings, and headings in other writing systems, each with its own id', () => {
    const source = ['Notes', 'Notes 2', 'Notes', 'Notes', '川', '橋'].map((title) => `## ${title}`);
    const ids = treeOf(source.join('\n\n')).map((node) => (node as { id: string }).id);
    expect(ids).toEqual(['text-notes', 'text-notes-2', 'text-notes-1', 'text-notes-3', 'text-', 'text--1']);
  });

  it('headings below the page head, with ids that are their own', () => {
    expect(treeOf('# Main\n\n### Then\n\n[up](#main)')).toEqual([
      { tag: 'h2', id: 'text-main', children: ['Main'] },
      { tag: 'h3', id: 'text-then', children: ['Then'] },
      p(a('#text-main', 'up')),
    ]);
  });

  it('notes at the end, with their marks', () => {
    expect(treeOf('a[^1]\n\n[^1]: *b* [c](javascript:d)')).toEqual([
      p('a', { tag: 'note-mark', label: '1', href: '#text-note-1' }),
      {
        tag: 'notes',
        items: [
          { label: '1', id: 'text-note-1', children: [{ tag: 'em', children: ['b'] }, ' ', a('', 'c')] },
        ],
      },
    ]);
  });

  it('pictures at the URL that the caller returns', () => {
    expect(bodyTree('![A fox](https://far.example/fox.jpg)', (address) => `/near?of=${address}`)).toEqual([
      p({ tag: 'img', src: '/near?of=https://far.example/fox.jpg', alt: 'A fox' }),
    ]);
  });

  it('tasks', () => {
    expect(treeOf('- [x] a')).toEqual([{ tag: 'ul', items: [[{ tag: 'task', done: true }, ' ', 'a']] }]);
  });
});

describe('link labels', () => {
  // spec 9 Constants: Label limit 999; tabs are 4 columns
  it('may have 999 characters', () => {
    expect(treeOf(definition(999))).toEqual([p(a('/a', 'words'))]);
  });

  // spec 9 Constants: Label limit 999; tabs are 4 columns
  it('name nothing with 1000', () => {
    expect(JSON.stringify(treeOf(definition(1000)))).not.toContain('"tag":"a"');
  });
});

describe('hostile text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<b onclick="alert(1)">a</b>',
    '<iframe src="/evil"></iframe>',
    '<a href="javascript:alert(1)">a</a>',
    '<!-- a -->',
    'a <svg/onload=alert(1)> b',
  ])('%s stays the text it is', (markdown) => {
    expect(treeOf(markdown)).toEqual([p(markdown)]);
  });

  it.each([
    '[a](javascript:alert)',
    '[a](JAVASCRIPT:alert)',
    '[a](&#106;avascript:alert)',
    '[a](&#x6A;avascript:alert)',
    '[a](javascript&colon;alert)',
    '[a](java&Tab;script:alert)',
    '[a](java&NewLine;script:alert)',
    '[a](&#1;javascript:alert)',
    '[a](\u0001javascript:alert)',
    '[a]( javascript:alert )',
    '[a](<javascript:alert>)',
    '[a](<java script:alert>)',
    '[a](java%73cript:alert)',
    '[a](vbscript:alert)',
    '[a](data:text/html,alert)',
    '[a][b]\n\n[b]: javascript:alert',
  ])('%j leads nowhere', (markdown) => {
    expect(treeOf(markdown)).toEqual([p(a('', 'a'))]);
  });

  it('contains no link inside a link', () => {
    expect(treeOf('[a *b[^1]*](/c) d[^1]\n\n[^1]: e')[0]).toEqual(
      p(a('/c', 'a ', { tag: 'em', children: ['b', '1'] }), ' d', {
        tag: 'note-mark',
        label: '1',
        href: '#text-note-1',
      }),
    );
  });

  it('empties a link written between angle brackets', () => {
    expect(treeOf('<javascript:alert>')).toEqual([p(a('', 'javascript:alert'))]);
  });

  it.each(['data:image/svg+xml,x', 'javascript:alert', '//evil.example/a.png', 'a.png', 'blob:a'])(
    'loads no picture from %s',
    (address) => {
      expect(treeOf(`![words](${address})`)).toEqual([p('words')]);
    },
  );

  it('is cut off where it is nested too deeply, and keeps its words', () => {
    const tree = treeOf(`${'> '.repeat(300)}words`);
    expect(depthOf(tree)).toBeLessThan(80);
    expect(JSON.stringify(tree)).toContain('words');
  });

  it.each(['>', '- ', '[', '![', '*', '_a', '`', '<', '~~', '[a](', '| '])(
    'is read or refused in a moment: %j a hundred thousand characters long',
    async (piece) => {
      let read: unknown;
      const spent = await cpuTime(() => {
        read = attempt(piece.repeat(100_000 / piece.length));
      });
      expect(read instanceof RangeError || Array.isArray(read)).toBe(true);
      expect(spent).toBeLessThan(3000);
    },
  );
});

function attempt(markdown: string): unknown {
  try {
    return treeOf(markdown);
  } catch (failure) {
    return failure;
  }
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
