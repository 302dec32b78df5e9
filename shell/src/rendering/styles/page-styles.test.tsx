/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, keyframes, ServerStyleSheet, styled } from 'styled-components';
import { PageStyles } from './page-styles.tsx';

const Ground = createGlobalStyle`body { margin: 0 }`;
const pulse = keyframes`to { opacity: 0.5 }`;
const Card = styled.div<{ $wide: boolean }>`
  width: ${({ $wide }) => ($wide ? '100%' : '50%')};
  animation: ${pulse} 1s;
  & + & {
    margin-top: 8px;
  }
`;
const Lead = styled(Card)`
  @media (min-width: 48em) {
    font-weight: 700;
  }
`;
const page = (
  <main>
    <Ground />
    <Lead $wide>One</Lead>
    <Card $wide={false}>Two</Card>
  </main>
);

/** The library's own output for the page. */
function byTheLibrary(): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(page));
  return { html, styles: sheet.getStyleTags() };
}

test('every page has the styles that the library itself would write', () => {
  const expected = byTheLibrary();
  expect(expected.styles).toContain('min-width');
  for (let visit = 0; visit < 3; visit += 1) {
    const styles = new PageStyles();
    expect(renderToString(styles.collect(page))).toBe(expected.html);
    expect(styles.take()).toBe(expected.styles);
    styles.seal();
  }
});

test('the styles of one piece of a page are not repeated in the next', () => {
  const styles = new PageStyles();
  renderToString(styles.collect(<Card $wide>First</Card>));
  expect(styles.take()).toContain('width:100%');
  renderToString(styles.collect(<Card $wide={false}>Late</Card>));
  const late = styles.take();
  expect(late).toContain('width:50%');
  expect(late).not.toContain('width:100%');
  expect(styles.take()).toBe('');
});
