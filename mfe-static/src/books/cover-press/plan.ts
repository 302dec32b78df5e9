import type { BookSlug } from '../books.ts';
import type { SchemeName } from './palette.ts';
import type { DesignName } from './press.ts';

/** Which book is drawn in which way; neighbours on the shelf differ in both, at every width. */
export const PLAN: Readonly<Record<BookSlug, readonly [DesignName, SchemeName]>> = {
  mindset: ['initial', 'noon'],
  mudras: ['lotus', 'plum'],
  'raja-yoga': ['sunrise', 'dusk'],
  tao: ['ripples', 'paper'],
  'thought-power': ['breath', 'brick'],
  'yogi-code': ['window', 'pine'],
  'breath-is-god': ['breath', 'dusk'],
  'the-quiet-hour': ['sunrise', 'harvest'],
  'sitting-still-on-the-plains': ['hills', 'river'],
  'sleep-well-wake-early': ['ripples', 'plum'],
  'a-hundred-breaths': ['breath', 'paper'],
  'walking-meditation-for-short-winters': ['stones', 'harvest'],
  'the-patient-hand': ['arcs', 'dusk'],
  'yoga-at-the-kitchen-table': ['window', 'brick'],
  'one-thing-at-a-time': ['stones', 'pine'],
  'where-attention-goes': ['arcs', 'river'],
  'the-habit-of-noticing': ['hills', 'noon'],
  'bhakti-for-beginners': ['lotus', 'harvest'],
  'letting-the-phone-ring': ['initial', 'brick'],
  'courage-in-small-doses': ['sunrise', 'pine'],
  'mantras-and-what-they-do': ['ripples', 'river'],
  'the-unhurried-cook': ['arcs', 'harvest'],
  'karma-without-fear': ['stones', 'dusk'],
  'a-year-of-evening-pages': ['window', 'noon'],
  'silence-and-how-to-keep-it': ['hills', 'plum'],
};
