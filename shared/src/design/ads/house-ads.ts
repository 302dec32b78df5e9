export type AdSize = 'banner' | 'box' | 'tall';

/** One of the paper's own advertisements, for slots that are not booked. */
interface HouseAdView {
  /** Two to five words. */
  title: string;
  /** One short sentence. */
  text: string;
  link: { href: string; text: string };
  ground: 'night' | 'gold' | 'paper';
}

/** Sizes share no advertisement, so that a page does not show one twice. */
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

/** The paper's own advertisement for a slot; positions count from 1. It never links to `page`, the page that shows it. */
export function houseAd(size: AdSize, position: number, page?: string): HouseAdView {
  const ads = HOUSE_ADS[size].filter(({ link }) => link.href !== page);
  return ads[(position - 1) % ads.length] ?? HOUSE_ADS[size][0];
}
