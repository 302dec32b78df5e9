import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { textFileHref } from '../parts/text-file-href.ts';
import {
  AUDIENCE,
  MEDIA_KIT,
  OPTIONS,
  TESTIMONIALS,
  type AdOption,
  type AudienceFigure,
  type Testimonial,
} from './content.ts';
import { SIZES, type AdSize } from './sizes.ts';

export interface AdvertiseData {
  audience: readonly AudienceFigure[];
  sizes: readonly AdSize[];
  options: readonly AdOption[];
  testimonials: readonly Testimonial[];
  email: string;
  phone: string;
  /** URL of the media kit, a text file. */
  mediaKit: string;
}

export const load: Load<AdvertiseData> = () => ({
  status: 200,
  data: {
    audience: AUDIENCE,
    sizes: SIZES,
    options: OPTIONS,
    testimonials: TESTIMONIALS,
    email: SITE.contact.advertising,
    phone: SITE.contact.phone,
    mediaKit: textFileHref(MEDIA_KIT),
  },
});
