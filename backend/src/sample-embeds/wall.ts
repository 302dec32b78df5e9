import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EmbedDocument } from './embed-document.ts';
import { html } from './html.ts';

const DRAWINGS = path.join(import.meta.dirname, '../feeds/sample/drawings');
/** Six rows on a wide screen. */
const MOST = 15;

/** The stand-in for the outside image feed: pictures of the sample, each with the title of its drawing. */
export async function wall(): Promise<EmbedDocument> {
  const names = (await readdir(DRAWINGS)).map((file) => path.basename(file, '.svg')).toSorted();
  // Spread over the alphabet, because neighbors are often of one kind.
  const chosen = Array.from({ length: MOST }, (_, i) => names[Math.floor((i * names.length) / MOST)] ?? '');
  const pictures = await Promise.all(
    chosen.map(async (name) => ({
      name,
      shows: titleOf(await readFile(path.join(DRAWINGS, `${name}.svg`), 'utf8')),
    })),
  );
  const figures = pictures.map(
    ({ name, shows }) =>
      html`<figure>
        <img src="/api/sample/pictures/${name}.avif" alt="" width="960" height="576" loading="lazy" />
        <figcaption>${shows}</figcaption>
      </figure> `,
  );
  const body = html`<main>
    <header>
      <h1>The paper in pictures</h1>
      <p class="note">Sample pictures, all of them drawn.</p>
    </header>
    <div>${figures}</div>
  </main>`;
  return { title: 'The paper in pictures', body, style: STYLE };
}

function titleOf(drawing: string): string {
  return /<title>([^<]*)<\/title>/.exec(drawing)?.[1] ?? '';
}

const STYLE = `
main { padding: 24px var(--edge) 32px }
header { display: grid; gap: 4px; padding-bottom: 20px }
main > div { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 20px 12px }
img { display: block; width: 100%; height: auto; aspect-ratio: 1; object-fit: cover; background: var(--tint) }
figcaption { padding-top: 8px; font: 400 0.8125rem/1.25rem var(--sans); color: var(--soft) }
figure:first-child { grid-column: span 2 }
figure:first-child img { aspect-ratio: 5 / 3 }
@media (min-width: 40em) {
  main > div { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px }
  figure:nth-child(5n + 1) { grid-column: span 2 }
  figure:nth-child(5n + 1) img { aspect-ratio: auto; height: calc((100vw - 2 * var(--edge) - 48px) / 3) }
}
@media (prefers-color-scheme: dark) {
  img { filter: brightness(0.92) }
}
`;
