import { say } from '../scripts/lib/say.mjs';
import { FIGURES, written, type FigureName } from './figures.ts';
import type { Failure, Figures, Sample } from './sample.ts';

/** Everything that a run of the bench has found, in the order in which it was found. */
export class Notebook {
  readonly samples: Sample[] = [];
  readonly failures: Failure[] = [];

  /** Runs one measurement, writes down what it gave, and says so. One that fails is written down as failed. */
  async take(at: Omit<Failure, 'why'>, measure: () => Promise<Figures>): Promise<void> {
    const place = `  ${at.round + 1}. ${at.scene}, ${at.of}:`;
    try {
      const figures = Object.entries(await measure()) as [FigureName, number][];
      for (const [figure, value] of figures) this.samples.push({ ...at, figure, value });
      say(
        `${place} ${figures.map(([name, value]) => `${FIGURES[name].title} ${written(name, value)}`).join('; ')}`,
      );
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.failures.push({ ...at, why });
      say(`${place} FAILED: ${why}`);
    }
  }
}
