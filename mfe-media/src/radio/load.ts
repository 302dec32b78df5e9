import type { Load } from '@meadowlark/shared/contract/load.ts';
import type { RadioData } from './radio-data.ts';

/** The stream's address is fixed (specification, section 7); nothing is fetched. */
export const load: Load<RadioData> = () => ({
  status: 200,
  data: {
    programme: {
      src: '/api/stream?port=8076',
      title: 'Live Radio',
      subtitle: '24/7 live stream',
      href: '/radio',
    },
  },
});
