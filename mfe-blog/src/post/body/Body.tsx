import { pictureSources } from '@meadowlark/shared/design/pictures/picture-sources.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BodyElement, BodyNode } from './body-node.ts';
import { Table } from './Table.tsx';
import { Text } from './Text.tsx';

/** The text of a post, rendered from its tree. `initial`: with a large first letter. */
export function Body({ nodes, initial = false }: { nodes: BodyNode[]; initial?: boolean }) {
  return (
    <Text {...(initial && { 'data-initial': true })} data-read="" dir="auto">
      {draw(nodes)}
    </Text>
  );
}

/** Keys are indexes: a tree never changes while it is shown. */
function draw(nodes: BodyNode[]): ReactNode {
  return nodes.map((node, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    typeof node === 'string' ? node : <Element key={index} node={node} />,
  );
}

function Element({ node }: { node: BodyElement }) {
  switch (node.tag) {
    case 'a':
      return <Link href={node.href} nodes={node.children} />;
    case 'img':
      return <img alt={node.alt} loading="lazy" decoding="async" {...pictureSources(node.src, 'text')} />;
    case 'br':
    case 'hr':
      return <node.tag />;
    case 'pre':
      return (
        // A long line scrolls sideways, also by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre role="group" aria-label={nameOf(node.text)} tabIndex={0}>
          <code>{node.text}</code>
        </pre>
      );
    case 'ul':
      return <ul>{node.items.map(item)}</ul>;
    case 'ol':
      return <ol start={node.start}>{node.items.map(item)}</ol>;
    case 'table':
      return <Table table={node} draw={draw} />;
    case 'task':
      return <input type="checkbox" checked={node.done} disabled aria-label={node.done ? 'Done' : 'To do'} />;
    case 'note-mark':
      return (
        <sup>
          <a href={node.href}>{node.label}</a>
        </sup>
      );
    case 'notes':
      return (
        <Notes>
          {node.items.map((note) => (
            <div key={note.id} id={note.id}>
              <sup>{note.label}</sup> {draw(note.children)}
            </div>
          ))}
        </Notes>
      );
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return <node.tag id={node.id}>{draw(node.children)}</node.tag>;
    default:
      return <node.tag>{draw(node.children)}</node.tag>;
  }
}

function item(nodes: BodyNode[], index: number) {
  return (
    // oxlint-disable-next-line react/no-array-index-key
    <li key={index}>{draw(nodes)}</li>
  );
}

/** 'Code: ' and its first line, so that several have different names. */
function nameOf(code: string): string {
  return shorten(`Code: ${code.trim().split('\n')[0]}`, 40);
}

/** A refused URL becomes an anchor without `href`: an empty `href` would link to this page. */
function Link({ href, nodes }: { href: string; nodes: BodyNode[] }) {
  const outside = /^(?:[a-z]+:)?\/\//i.test(href);
  return (
    <a {...(href === '' ? {} : { href })} {...(outside ? { rel: 'noopener' } : {})}>
      {draw(nodes)}
    </a>
  );
}

const Notes = styled.section.attrs({ 'aria-label': 'Notes' })`
  padding-top: var(--s-4);
  border-top: 1px solid var(--rule);
  font: var(--text-excerpt);
  color: var(--ink-soft);

  @media print {
    padding-top: 8pt;
    font: 9pt/12pt var(--serif);
  }
`;
