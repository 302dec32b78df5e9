import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { textFile } from '../parts/text-file.ts';
import { MISSION } from './mission.ts';
import { PRESS_KIT } from './press-kit.ts';
import { SAMPLE_EDITION } from './sample-edition.ts';
import { EDITORIAL_STAFF, REPORTING_TEAM, type TeamMember } from './team.ts';
import { VALUES, type Value } from './values.ts';

export interface AboutData {
  network: string;
  mission: readonly string[];
  editorialStaff: readonly TeamMember[];
  reportingTeam: readonly TeamMember[];
  values: readonly Value[];
  sampleEdition: readonly string[];
  press: { email: string; phone: string };
  /** Address of the press kit, a text file. */
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
    pressKit: textFile(PRESS_KIT),
  },
});
