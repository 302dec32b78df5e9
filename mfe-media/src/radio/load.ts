import type { RadioProgram } from '@meadowlark/shared/contract/player.ts';
import type { Load } from '@meadowlark/shared/contract/load.ts';

export interface RadioData {
  /** The stream is on this site and loads only on play. */
  program: RadioProgram;
}

/** The stream's address is fixed (specification, section 7). */
export const load: Load<RadioData> = () => ({
  status: 200,
  data: {
    program: {
      src: '/api/stream?port=8076',
      title: 'Live Radio',
      subtitle: '24/7 live stream',
      href: '/radio',
    },
  },
});
