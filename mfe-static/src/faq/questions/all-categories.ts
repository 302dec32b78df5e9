import type { FaqCategory } from '../faq-category.ts';
import { about } from './about.ts';
import { advertising } from './advertising.ts';
import { community } from './community.ts';
import { editorial } from './editorial.ts';
import { localNews } from './local-news.ts';
import { privacy } from './privacy.ts';
import { services } from './services.ts';
import { sports } from './sports.ts';
import { technical } from './technical.ts';
import { weatherTraffic } from './weather-traffic.ts';

/** All questions in the specification's order (section 3). */
export const ALL_CATEGORIES: readonly FaqCategory[] = [
  about,
  localNews,
  services,
  advertising,
  community,
  editorial,
  technical,
  privacy,
  weatherTraffic,
  sports,
];
