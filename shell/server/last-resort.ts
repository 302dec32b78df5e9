/**
 * Shown with a status of 500 when not even the shell could be rendered (specification, section 8). It depends on no
 * file, no script and no release, so its few colours are written out; they are those of tokens.css.
 */
export const LAST_RESORT = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Unexpected Application Error!</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; border-top: 4px solid #f2b61f; background: light-dark(#fffefb, #10161f); color: light-dark(#141d29, #efeadd); font: 1.125rem/1.6 Georgia, "Noto Serif", serif }
main { max-width: 35rem; padding: 48px 24px }
h1 { margin: 0; font-size: 2.25rem; line-height: 1.15; text-wrap: balance }
a { color: inherit; text-decoration: underline 2px #f2b61f; text-underline-offset: 4px }
</style>
</head>
<body>
<main>
<h1>Unexpected Application Error!</h1>
<p>This page could not be made just now. Loading it again in a moment often helps.</p>
<p><a href="">Try Again</a></p>
</main>
</body>
</html>
`;
