import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { textFileHref } from '../parts/text-file-href.ts';
import {
  EDITORIAL_STAFF,
  MISSION,
  PRESS_KIT,
  REPORTING_TEAM,
  SAMPLE_EDITION,
  VALUES,
  type TeamMember,
  type Value,
} from './content.ts';

export interface AboutData {
  network: string;
  mission: readonly string[];
  editorialStaff: readonly TeamMember[];
  reportingTeam: readonly TeamMember[];
  values: readonly Value[];
  sampleEdition: readonly string[];
  press: { email: string; phone: string };
  /** URL of the press kit, a text file. */
  pressKit: string;
}

export const load: Load<AboutData> = () => ({
  status: 200,
  data: {
    network: SITE.network,
    mission: MISSION,
    editorialStaff: EDITORIAL_STAFF,
    reportingTeam: REPORTING_TEAM,
    values: VALUES,
    sampleEdition: SAMPLE_EDITION,
    press: { email: SITE.contact.general, phone: SITE.contact.phone },
    pressKit: textFileHref(PRESS_KIT),
  },
});
