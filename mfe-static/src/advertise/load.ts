import type { Load } from '@meadowlark/shared/contract/load.ts';
import { SITE } from '@meadowlark/shared/site.ts';
import { textFile } from '../parts/text-file.ts';
import { AUDIENCE, type Figure } from './audience.ts';
import { MEDIA_KIT } from './media-kit.ts';
import { OPTIONS, type AdOption } from './options.ts';
import { SIZES, type AdSize } from './sizes.ts';
import { TESTIMONIALS, type Testimonial } from './testimonials.ts';

export interface AdvertiseData {
  audience: readonly Figure[];
  sizes: readonly AdSize[];
  options: readonly AdOption[];
  testimonials: readonly Testimonial[];
  email: string;
  phone: string;
  /** Address of the media kit, a text file. */
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
    mediaKit: textFile(MEDIA_KIT),
  },
});
