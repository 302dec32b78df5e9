import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { correctionComment } from '../functions/correction.ts';
import type { CorrectionsData } from './load.ts';
import { CORRECTIONS } from './texts.ts';

export const head: HeadOf<CorrectionsData> = (data, { settings: { origin } }) => ({
  title: CORRECTIONS.title,
  description: CORRECTIONS.description,
  canonical: CORRECTIONS.path,
  feed: CORRECTIONS.feedTitle,
  ...(data.state === 'list' ? { structuredData: [collection(data.corrections, origin)] } : {}),
});

/** The page as a schema.org collection of the posts that were corrected. */
function collection(corrections: Extract<CorrectionsData, { state: 'list' }>['corrections'], origin: string) {
  return {
    '@type': 'CollectionPage',
    name: CORRECTIONS.title,
    description: CORRECTIONS.description,
    url: origin + CORRECTIONS.path,
    inLanguage: 'en-US',
    hasPart: corrections.map(({ href, title, text, date }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: origin + href.replace(/#.*/, ''),
      correction: correctionComment({ text, date }),
    })),
  };
}
