import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';

/** A stand-in for an outside embed. */
export interface EmbedDocument {
  title: string;
  body: Html;
  /** CSS after the common styles. */
  style: string;
}

/**
 * Only this site may frame a stand-in, which runs no script. `'self'` is the origin that it was fetched from, although the
 * sandbox of its frame gives it an opaque origin.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

/** Sends a stand-in for an outside embed: a page that works in a frame and alone. */
export function sendEmbed(reply: FastifyReply, { title, body, style }: EmbedDocument) {
  return reply.type('text/html; charset=utf-8').headers({
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  }).send(`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${COMMON}${style}</style>
</head>
<body>
${body.text}
</body>
</html>
`);
}

/** Values of tokens.css. An outside service brings its own styles; this one looks like the paper. */
const COMMON = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#fffefb, #10161f);
  --tint: light-dark(#f5f2e8, #182130);
  --ink: light-dark(#141d29, #efeadd);
  --soft: light-dark(#414b58, #c3c8cd);
  --faint: light-dark(#5b6470, #9aa4af);
  --rule: light-dark(#dedacd, #2b3646);
  --control: light-dark(#757d88, #7d8997);
  --danger: light-dark(#b3141f, #ff8f85);
  --accent: #f2b61f;
  --section: light-dark(#6c3a74, #cf9fda);
  --serif: Newsreader, Georgia, 'Noto Serif', 'Times New Roman', serif;
  --sans: -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  --edge: clamp(16px, 3vw, 32px);
}
*, ::before, ::after { box-sizing: border-box; margin: 0 }
body { background: var(--ground); color: var(--ink); font: 400 1.0625rem/1.5rem var(--serif); overflow-wrap: break-word }
h1 { font: 600 1.5rem/1.75rem var(--serif); letter-spacing: -0.012em; text-wrap: balance }
:focus-visible { outline: 3px solid light-dark(#141d29, #f2b61f); outline-offset: 2px }
a { color: inherit; text-decoration: underline; text-decoration-color: var(--accent); text-decoration-thickness: 2px; text-underline-offset: 4px }
.note { font: 400 0.8125rem/1.25rem var(--sans); color: var(--faint) }
`;
