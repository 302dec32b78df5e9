import { looksLikeXml } from './looks-like-xml.ts';

const RSS = '<rss version="2.0"><channel><title>News</title></channel></rss>';

test.each([
  ['a feed', RSS],
  ['a feed behind a byte order mark and blank lines', `\uFEFF\n\n<?xml version="1.0"?>\n${RSS}`],
  ['a feed whose first words are a web page', `<rss><channel><description><![CDATA[<!doctype html><html>]]>`],
  ['a feed behind a comment about web pages', `<!-- made of <html> by <!doctype html> --> ${RSS}`],
  [
    'a feed behind instructions',
    `<?xml version="1.0"?><?xml-stylesheet href="page.html" title="<html>"?>${RSS}`,
  ],
  ['a feed with a document type', `<!DOCTYPE rss PUBLIC "-//Netscape//DTD RSS 0.91//EN" "rss.dtd">${RSS}`],
  ['a feed with an internal subset', `<!DOCTYPE rss [<!ENTITY nbsp "&#160;"> <!-- <html> -->]>${RSS}`],
  ['a feed that is declared as HTML', `<!doctype html>${RSS}`],
  ['a prefixed feed that is declared as HTML', `<!DOCTYPE html><atom:feed xmlns:atom="a">`],
  ['Atom with a page in its title', '<feed><title type="html">&lt;html> <html></title></feed>'],
  ['broken XML', '<rss><channel>'],
  ['an element that begins like that of a page', '<html5feed>'],
])('%s passes', (_, text) => {
  expect(looksLikeXml(text)).toBe(true);
});

test.each([
  ['a web page', '<!DOCTYPE html>\n<html lang="en"><head>'],
  ['a web page behind a comment', '<!-- saved --><!doctype html><html>'],
  ['a web page without a document type', '\n<html>'],
  ['a web page without its root element', '<!doctype html><title>Not found</title>'],
  ['XHTML', '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0" "x.dtd"><html xmlns="x">'],
  ['a web page that speaks of a feed', '<!doctype html><!-- <rss> --><html><body><rss>'],
  ['JSON', '{"error":"<rss>"}'],
  ['nothing', ' \n '],
])('%s does not', (_, text) => {
  expect(looksLikeXml(text)).toBe(false);
});
