import { say } from '../scripts/lib/say.mjs';
import { FIGURES, written, type FigureName } from './figures.ts';
import type { Failure, Figures, Sample } from './sample.ts';

type At = Omit<Failure, 'why'>;

/** Everything that a run of the bench has found, in the order in which it was found. */
export class Notebook {
  readonly samples: Sample[] = [];
  readonly failures: Failure[] = [];

  /** Runs one measurement and writes down what it gave. One that fails is written down as failed. */
  async take(at: At, measure: () => Promise<Figures>): Promise<void> {
    try {
      this.note(at, await measure());
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.failures.push({ ...at, why });
      say(`${place(at)} FAILED: ${why}`);
    }
  }

  /** Writes figures down, and says so. */
  note(at: At, figures: Figures): void {
    const entries = Object.entries(figures) as [FigureName, number][];
    for (const [figure, value] of entries) this.samples.push({ ...at, figure, value });
    const text = entries.map(([name, value]) => `${FIGURES[name].title} ${written(name, value)}`);
    say(`${place(at)} ${text.join('; ')}`);
  }
}

function place({ round, scene, of }: At): string {
  return `  ${round + 1}. ${scene}, ${of}:`;
}
