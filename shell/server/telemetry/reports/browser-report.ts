import type { Vital } from '../../../src/reports/sent-report.ts';
import type { SeenRelease, SeenUnit } from '../telemetry.ts';
import type { Channel } from './served.ts';

/** A report of a browser that was checked against what the server serves: everything in it is known here. */
export type BrowserReport =
  | {
      kind: 'failure';
      channel: Channel;
      unit: SeenUnit;
      stage: 'script' | 'render';
      fellBackTo: 'previous' | 'fallback' | null;
      message: string;
    }
  /** `unit` is null where the script is not that of one unit. */
  | { kind: 'error'; channel: Channel; release: SeenRelease; unit: SeenUnit | null; message: string }
  | { kind: 'vitals'; channel: Channel; edition: string; vitals: readonly Vital[] };
