import type { Step } from '../../protocol/activity.ts';
import { carrySteps } from './carry-steps.ts';
import { watchLanguage } from './watch-language.ts';

const RENDER: Step = { release: 'shell@1.0.0', unit: null, job: 1, step: 'render' };
const LOAD: Step = { release: 'news@1.2.3', unit: 'news/page/category', job: 2, step: 'load' };

it('what asked for a turn of its own goes on under its own step', async () => {
  const announced: (Step | null)[] = [];
  const steps = watchLanguage(
    { begin: (step: Step) => announced.push(step), end: () => announced.push(null) } as never,
    () => {},
  );
  const before = globalThis.setImmediate;
  carrySteps(steps);
  try {
    steps.begin(RENDER);
    const rendered = new Promise((resolve) => setImmediate(() => resolve(steps.current())));
    steps.begin(LOAD);
    expect(await rendered).toBe(RENDER);
    expect(announced).toEqual([RENDER, LOAD, RENDER]);
    steps.end();
    await new Promise((resolve) => setImmediate(resolve));
    expect(announced.slice(3)).toEqual([null]);
  } finally {
    globalThis.setImmediate = before;
  }
});
