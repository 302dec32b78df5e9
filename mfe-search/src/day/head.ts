import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import type { DayData } from './load.ts';

export const head: HeadOf<DayData> = ({ day, title, state, sections }, { url, settings }) => ({
  title: state === 'unknown' ? title : `The paper of ${title}`,
  shortTitle: title,
  description:
    state === 'shown'
      ? `What ${SITE.name} showed on ${title}, by section.`
      : `Nothing is kept of ${day === '' ? 'this day' : title}.`,
  canonical: url.pathname,
  section: '/archive',
  breadcrumbs: [{ text: 'Archive by Day', href: '/archive' }],
  ...(state === 'shown' && {
    structuredData: [
      {
        '@type': 'CollectionPage',
        name: `The paper of ${title}`,
        url: settings.origin + url.pathname,
        inLanguage: 'en-US',
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: sections
            .flatMap(({ stories }) => stories)
            .map(({ href, title: name }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name,
              url: settings.origin + href,
            })),
        },
      },
    ],
  }),
});
