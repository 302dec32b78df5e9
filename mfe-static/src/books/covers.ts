import type { BookSlug } from './books.ts';
import aHundredBreaths from './covers/a-hundred-breaths.svg';
import aYearOfEveningPages from './covers/a-year-of-evening-pages.svg';
import bhaktiForBeginners from './covers/bhakti-for-beginners.svg';
import breathIsGod from './covers/breath-is-god.svg';
import courageInSmallDoses from './covers/courage-in-small-doses.svg';
import karmaWithoutFear from './covers/karma-without-fear.svg';
import lettingThePhoneRing from './covers/letting-the-phone-ring.svg';
import mantrasAndWhatTheyDo from './covers/mantras-and-what-they-do.svg';
import mindset from './covers/mindset.svg';
import mudras from './covers/mudras.svg';
import oneThingAtATime from './covers/one-thing-at-a-time.svg';
import rajaYoga from './covers/raja-yoga.svg';
import silenceAndHowToKeepIt from './covers/silence-and-how-to-keep-it.svg';
import sittingStillOnThePlains from './covers/sitting-still-on-the-plains.svg';
import sleepWellWakeEarly from './covers/sleep-well-wake-early.svg';
import tao from './covers/tao.svg';
import theHabitOfNoticing from './covers/the-habit-of-noticing.svg';
import thePatientHand from './covers/the-patient-hand.svg';
import theQuietHour from './covers/the-quiet-hour.svg';
import theUnhurriedCook from './covers/the-unhurried-cook.svg';
import thoughtPower from './covers/thought-power.svg';
import walkingMeditationForShortWinters from './covers/walking-meditation-for-short-winters.svg';
import whereAttentionGoes from './covers/where-attention-goes.svg';
import yogaAtTheKitchenTable from './covers/yoga-at-the-kitchen-table.svg';
import yogiCode from './covers/yogi-code.svg';

/** URLs of the covers. Imported by a component, so that the browser build emits the files. */
export const COVERS: Readonly<Record<BookSlug, string>> = {
  mindset,
  mudras,
  'raja-yoga': rajaYoga,
  tao,
  'thought-power': thoughtPower,
  'yogi-code': yogiCode,
  'breath-is-god': breathIsGod,
  'the-quiet-hour': theQuietHour,
  'sitting-still-on-the-plains': sittingStillOnThePlains,
  'sleep-well-wake-early': sleepWellWakeEarly,
  'a-hundred-breaths': aHundredBreaths,
  'walking-meditation-for-short-winters': walkingMeditationForShortWinters,
  'the-patient-hand': thePatientHand,
  'yoga-at-the-kitchen-table': yogaAtTheKitchenTable,
  'one-thing-at-a-time': oneThingAtATime,
  'where-attention-goes': whereAttentionGoes,
  'the-habit-of-noticing': theHabitOfNoticing,
  'bhakti-for-beginners': bhaktiForBeginners,
  'letting-the-phone-ring': lettingThePhoneRing,
  'courage-in-small-doses': courageInSmallDoses,
  'mantras-and-what-they-do': mantrasAndWhatTheyDo,
  'the-unhurried-cook': theUnhurriedCook,
  'karma-without-fear': karmaWithoutFear,
  'a-year-of-evening-pages': aYearOfEveningPages,
  'silence-and-how-to-keep-it': silenceAndHowToKeepIt,
};
