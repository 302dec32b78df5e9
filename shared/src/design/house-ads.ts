export type AdSize = 'banner' | 'box' | 'tall';

/** The paper speaking for itself where no one else has booked the room. */
export interface HouseAdView {
  /** Two to five words. */
  title: string;
  /** One short sentence. */
  text: string;
  link: { href: string; text: string };
  ground: 'night' | 'gold' | 'paper';
}

/** No two sizes share one, so that no page shows the same one twice. */
export const HOUSE_ADS: Readonly<Record<AdSize, readonly [HouseAdView, ...HouseAdView[]]>> = {
  banner: [
    {
      title: 'Leave the house tonight',
      text: 'What is on in Omaha, day by day.',
      link: { href: '/events', text: 'See the calendar' },
      ground: 'night',
    },
    {
      title: 'Your name here',
      text: 'Put your shop where your neighbors read.',
      link: { href: '/advertise', text: 'Advertise with Us' },
      ground: 'paper',
    },
    {
      title: 'Somebody needs a hand',
      text: 'Dates, drives and open doors around town.',
      link: { href: '/community', text: 'See who' },
      ground: 'gold',
    },
  ],
  box: [
    {
      title: 'Saw something? Say so.',
      text: 'The desk reads every line you send.',
      link: { href: '/contact', text: 'Write to us' },
      ground: 'paper',
    },
    {
      title: 'Quiet books for a long winter',
      text: 'A shelf for the hours after the news.',
      link: { href: '/books', text: 'Look inside' },
      ground: 'gold',
    },
  ],
  tall: [
    {
      title: 'Hear it before sunrise',
      text: 'Live Radio plays around the clock, and the coffee is up to you.',
      link: { href: '/radio', text: 'Listen' },
      ground: 'night',
    },
  ],
};

/** The paper's own advertisement for a slot; positions count from 1. */
export function houseAd(size: AdSize, position: number): HouseAdView {
  const ads = HOUSE_ADS[size];
  return ads[(position - 1) % ads.length] ?? ads[0];
}
