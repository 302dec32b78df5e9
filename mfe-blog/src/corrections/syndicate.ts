import type { Syndicate } from '@meadowlark/shared/contract/syndicate.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { CorrectionsData } from './load.ts';
import { CORRECTIONS } from './texts.ts';

/** The corrections as an RSS feed. Null on errors. */
export const syndicate: Syndicate<CorrectionsData> = (data) =>
  data.state === 'failed'
    ? null
    : {
        title: CORRECTIONS.feedTitle,
        description: CORRECTIONS.description,
        items: data.corrections.map(({ href, title, text, date }) => ({
          title: `Correction: ${title}`,
          path: href,
          description: text,
          author: SITE.byline,
          published: date?.iso ?? null,
        })),
      };
