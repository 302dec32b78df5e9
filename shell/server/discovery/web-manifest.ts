import { SITE } from '@meadowlark/shared/site.ts';
import { THEME_GROUND } from '../../src/theme/theme.ts';

/** What a phone needs to put the paper on its home screen. `minimal-ui` keeps the way back that links rely on. */
export const WEB_MANIFEST = {
  id: '/',
  name: SITE.name,
  short_name: SITE.shortName,
  description: SITE.description,
  lang: 'en-US',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: THEME_GROUND.light,
  theme_color: THEME_GROUND.light,
  categories: ['news'],
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
