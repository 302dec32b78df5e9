import { SITE } from '@meadowlark/shared/site.ts';
import { escapeHtml } from '@meadowlark/shared/text/markup/escape-html.ts';

interface PlainPage {
  title: string;
  text: string;
  link: { href: string; text: string };
}

/** A page that depends on no file, script or release. Its colors repeat tokens.css. */
export function plainPage({ title, text, link }: PlainPage): string {
  return documentWith(
    title,
    STYLE,
    `<header><a href="/">${escapeHtml(SITE.name)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
</main>`,
  );
}

const STYLE = `:root { color-scheme: light dark }
body { margin: 0; border-top: 4px solid #f2b61f; background: light-dark(#fffefb, #10161f); color: light-dark(#141d29, #efeadd); font: 1.125rem/1.6 Georgia, "Noto Serif", serif }
header, main { max-width: 35rem; padding: 24px 24px 0 }
header a { font-weight: 700; text-decoration: none }
p { text-wrap: pretty }
h1 { margin: 0; font-size: 2.25rem; line-height: 1.15; text-wrap: balance }
a { color: inherit; text-decoration: underline; text-decoration-color: #f2b61f; text-decoration-thickness: 2px; text-underline-offset: 4px }`;

/** A document that search engines leave out. `style` and `body` are inserted unescaped. */
export function documentWith(title: string, style: string, body: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>
${style}
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
