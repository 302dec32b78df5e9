/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { createGlobalStyle, styled } from 'styled-components';
import { PageStyles } from './page-styles.tsx';
import { STYLES_PLACE, stylesInPlace } from './styles-in-place.ts';

const Ground = createGlobalStyle`body { margin: 0 }`;
const Card = styled.div<{ $wide?: boolean }>`
  width: ${({ $wide }) => ($wide ? '100%' : '50%')};
`;
const Lead = styled(Card)`
  width: 75%;
`;
const Story = styled.p`
  content: '<&>';
`;

const Place = () => <div dangerouslySetInnerHTML={{ __html: STYLES_PLACE }} />;

/** Styles of the head, and everything from `STYLES_PLACE` on. */
function rendered(page: React.ReactElement): { first: string; rest: string } {
  const styles = new PageStyles();
  const html = renderToString(styles.collect(page));
  const { first, content } = stylesInPlace(styles.take(), html);
  styles.seal();
  return { first, rest: content.slice(content.indexOf('<svg')) };
}

it('puts the rules of the masthead into the head and all others into the place, each once', () => {
  const { first, rest } = rendered(
    <>
      <Ground />
      <Card>Masthead</Card>
      <Place />
      <Story>Story</Story>
    </>,
  );
  expect(first).toMatch(/^<style data-styled="true" data-styled-version="[^"]+">[^<]*<\/style>$/s);
  expect(first).toContain('margin:0');
  expect(first).toContain('width:50%');
  expect(first).not.toContain("content:'");
  expect(rest).toMatch(
    /^<svg [^>]*><style data-styled="true" data-styled-version="[^"]+">[^<]*<\/style><\/svg>/s,
  );
  expect(rest).not.toMatch(/margin:0|width:50%/);
});

it('is parsed as the library wrote it: inside SVG, markup characters are escaped', () => {
  const { rest } = rendered(
    <>
      <Place />
      <Story>Story</Story>
    </>,
  );
  expect(rest).toContain("content:'&lt;&amp;>'");
});

it('keeps the rules of a component together, so that no rule follows one that overrides it', () => {
  const { first, rest } = rendered(
    <>
      <Lead $wide>Masthead</Lead>
      <Place />
      <Card>Below</Card>
      <Lead>Below</Lead>
    </>,
  );
  for (const width of ['100%', '50%']) expect(first.indexOf(`width:${width}`)).toBeGreaterThan(0);
  expect(first.indexOf('width:75%')).toBeGreaterThan(first.indexOf('width:50%'));
  expect(rest).toMatch(/^<svg [^>]*><\/svg>/);
});

it('splits the same styles at the masthead of each page, for one page after another', () => {
  const page = (masthead: React.ReactElement, main: React.ReactElement) =>
    rendered(
      <>
        {masthead}
        <Place />
        {main}
      </>,
    );
  const card = <Card>One</Card>;
  const story = <Story>Other</Story>;
  for (let turn = 0; turn < 2; turn += 1) {
    expect(page(card, story).first).not.toContain("content:'");
    expect(page(story, card).first).toContain("content:'");
  }
});

it('does not change a page without the placeholder or without styles', () => {
  expect(stylesInPlace('<style>a{}</style>', '<main></main>')).toEqual({
    first: '<style>a{}</style>',
    content: '<main></main>',
  });
  expect(stylesInPlace('', STYLES_PLACE)).toEqual({ first: '', content: STYLES_PLACE });
});
