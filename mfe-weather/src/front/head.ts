import type { HeadOf } from '@meadowlark/shared/contract/head.ts';
import { hourOfNow } from './hour-view.ts';
import type { FrontData } from './load.ts';

export const head: HeadOf<FrontData> = ({ hours }) => {
  const now = hourOfNow(hours);
  const first =
    now && now.fahrenheit !== null ? `${now.fahrenheit} degrees in Omaha, ${now.words.toLowerCase()}. ` : '';
  return {
    title: 'Weather',
    description: `${first}The forecast for Omaha by hours and days, alerts, and the Missouri.`,
    canonical: '/weather',
  };
};
