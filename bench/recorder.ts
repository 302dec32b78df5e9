import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { say } from '../scripts/lib/say.mjs';
import { FIGURES, formatFigure, type FigureName } from './figures.ts';
import type { Failure, Figures, Sample } from './sample.ts';

type At = Omit<Failure, 'why'>;

/** Collects the samples and failures of a run, in order. */
export class Recorder {
  readonly samples: Sample[] = [];
  readonly failures: Failure[] = [];

  /** Runs one measurement and records its figures. If it rejects, records a failure instead. */
  async measure(at: At, run: () => Promise<Figures>): Promise<void> {
    try {
      this.record(at, await run());
    } catch (error) {
      const why = messageOf(error);
      this.failures.push({ ...at, why });
      say(`${place(at)} FAILED: ${why}`);
    }
  }

  /** Records figures and prints them. */
  record(at: At, figures: Figures): void {
    const entries = Object.entries(figures) as [FigureName, number][];
    for (const [figure, value] of entries) this.samples.push({ ...at, figure, value });
    const text = entries.map(([name, value]) => `${FIGURES[name].title} ${formatFigure(name, value)}`);
    say(`${place(at)} ${text.join('; ')}`);
  }
}

function place({ round, scene, of }: At): string {
  return `  ${round + 1}. ${scene}, ${of}:`;
}
