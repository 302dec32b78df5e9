import { plainText } from '@meadowlark/shared/text/plain-text.ts';
import { readMarkup } from '@meadowlark/shared/text/markup/read-markup.ts';
import { shorten } from '@meadowlark/shared/text/shorten.ts';
import type { Document } from '../store/schema.ts';

/** Limits in characters: `MAX_HTML` is read of a page, `MAX_TEXT` stored of its text. */
const MAX_HTML = 1_000_000;
const MAX_TEXT = 8000;
const MAX_TITLE = 240;
const MAX_EXCERPT = 300;
/** Elements that end a sentence. Cells of a row stay together, and so do a term and its definition. */
const BLOCKS = new Set(
  'address article aside blockquote details div dl figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tr ul'.split(
    ' ',
  ),
);
/** Elements that are not the page's own text. */
const ASIDE = new Set(['nav', 'aside', 'form', 'footer', 'script', 'style', 'details', 'button', 'svg']);

/** The schema.org types of a post and a live post. */
const POSTS = new Set(['BlogPosting', 'LiveBlogPosting']);

/** The documents of a page: the page itself, and each question that it answers. None if the page is `noindex`. */
export function readPage(path: string, html: string, now: Date): Document[] {
  const { title, description, robots, words } = partsOf(html.slice(0, MAX_HTML));
  if (title === '' || robots.includes('noindex')) return [];
  const facts = structuredData(html);
  const post = facts.find(({ type }) => POSTS.has(type));
  const seen = now.toISOString();
  const page: Document = {
    path,
    kind: post ? 'post' : 'page',
    section: post ? 'blog' : 'paper',
    title: shorten(title, MAX_TITLE),
    excerpt: shorten(description, MAX_EXCERPT),
    text: words.slice(0, MAX_TEXT),
    link: null,
    date: post?.date ?? null,
    sample: 0,
    seen,
  };
  const answers = facts.flatMap(({ questions }) => questions);
  return [
    page,
    ...answers.map(({ question, answer }): Document => ({
      ...page,
      path: `${path}?q=${encodeURIComponent(question)}`,
      kind: 'faq',
      title: question,
      excerpt: shorten(answer, MAX_EXCERPT),
      text: answer.slice(0, MAX_TEXT),
    })),
  ];
}

interface Parts {
  title: string;
  description: string;
  robots: string;
  words: string;
}

/** The first `h1`, two `meta` elements, and the text of `main` that readers see. */
function partsOf(html: string): Parts {
  const meta = { description: '', robots: '' };
  let heading = '';
  const blocks = [''];
  let [inMain, inHeading, asides] = [false, false, 0];
  let isAfterEnd = false;
  /** Name of the open element with `data-nosnippet`: its text is for screen readers. */
  let unseen = '';
  for (const token of readMarkup(html)) {
    if (unseen !== '') {
      if (token.kind === 'tag' && token.closing && token.name === unseen) unseen = '';
      continue;
    }
    if (token.kind === 'text') {
      isAfterEnd = false;
      if (inHeading) heading += token.text;
      else if (inMain && asides === 0) blocks[blocks.length - 1] += token.text;
      continue;
    }
    const { name, closing, source } = token;
    if (source.includes(' data-nosnippet=')) {
      unseen = name;
      continue;
    }
    if (BLOCKS.has(name)) blocks.push('');
    if (name === 'main') inMain = !closing;
    else if (name === 'h1') {
      inHeading = !closing && heading === '';
      // Drop what is above the headline: the section, and the link of the picture.
      if (inHeading) blocks.splice(0, blocks.length, '');
    } else if (name === 'meta' && attribute(source, 'name') === 'description')
      meta.description = attribute(source, 'content');
    else if (name === 'meta' && attribute(source, 'name') === 'robots')
      meta.robots = attribute(source, 'content');
    else if (ASIDE.has(name) && !source.endsWith('/>')) asides = Math.max(0, asides + (closing ? -1 : 1));
    // Two adjacent spans look like two words, although no space is between them.
    else if (inMain && asides === 0)
      blocks[blocks.length - 1] += isAfterEnd && !closing ? ` ${source}` : source;
    isAfterEnd = closing;
  }
  return {
    title: plainText(heading),
    description: plainText(meta.description),
    robots: meta.robots,
    words: blocks.map(plainText).filter(Boolean).map(sentence).join(' '),
  };
}

const ENDS_SENTENCE = /[.!?:;,…][\p{Pe}\p{Pf}"']*$/u;

/** Ends a heading or list item with a period, so that it does not run into the next text. */
function sentence(text: string): string {
  return ENDS_SENTENCE.test(text) ? text : `${text}.`;
}

function attribute(tag: string, name: string): string {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return '';
  const from = start + name.length + 3;
  return tag.slice(from, tag.indexOf('"', from));
}

interface Fact {
  type: string;
  date: string | null;
  questions: { question: string; answer: string }[];
}

const OPENING = '<script type="application/ld+json"';

/** The page's structured data (schema.org). */
function structuredData(html: string): Fact[] {
  const facts: Fact[] = [];
  for (let at = html.indexOf(OPENING); at >= 0; at = html.indexOf(OPENING, at + 1)) {
    const end = html.indexOf('</script>', at);
    if (end < 0) break;
    facts.push(...factsOf(html.slice(html.indexOf('>', at) + 1, end)));
  }
  return facts;
}

function factsOf(json: string): Fact[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [];
  }
  const graph: unknown = (value as Record<string, unknown> | null)?.['@graph'];
  const list: unknown[] = Array.isArray(graph) ? graph : [value];
  return list.map((entry) => {
    const { '@type': type, datePublished: date, mainEntity } = Object(entry) as Record<string, unknown>;
    const questions = Array.isArray(mainEntity) ? mainEntity.flatMap(questionOf) : [];
    return { type: String(type), date: typeof date === 'string' ? date : null, questions };
  });
}

function questionOf(entry: unknown): { question: string; answer: string }[] {
  const { name, acceptedAnswer } = Object(entry) as Record<string, unknown>;
  const { text } = Object(acceptedAnswer) as Record<string, unknown>;
  return typeof name === 'string' && typeof text === 'string'
    ? [{ question: plainText(name), answer: plainText(text) }]
    : [];
}
