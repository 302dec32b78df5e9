import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import type { OpinionData } from './load.ts';

export const head: HeadOf<OpinionData> = ({ pieces }, { settings }) => ({
  title: 'Opinion',
  description: 'Columns and guest pieces on life in and around Omaha, kept apart from the news and signed.',
  canonical: '/opinion',
  structuredData: pieces.map(({ id, title, excerpt, authorName, isoDate }) => ({
    '@type': 'OpinionNewsArticle',
    headline: title,
    description: excerpt,
    url: `${settings.origin}/opinion#${id}`,
    datePublished: isoDate,
    author: { '@type': 'Organization', name: authorName },
  })),
});
