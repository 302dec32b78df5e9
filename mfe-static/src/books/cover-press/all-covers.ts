import { AUTHOR, TITLES, type BookSlug } from '../books.ts';
import { PLAN } from './plan.ts';
import { drawCover } from './press.ts';

/** File name and content of every cover on the shelf. */
export function allCovers(): { file: string; svg: string }[] {
  return (Object.keys(TITLES) as BookSlug[]).map((slug) => {
    const [design, scheme] = PLAN[slug];
    return {
      file: `${slug}.svg`,
      svg: drawCover({ title: printed(TITLES[slug]), author: AUTHOR, design, scheme }),
    };
  });
}

/** What of a title stands on the cover: not the subtitle behind a colon. */
function printed(title: string): string {
  return title.split(':')[0] ?? title;
}
