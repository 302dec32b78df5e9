import { overBudget } from './over-budget.ts';

it('names what exceeds its budget, its size and what to do', () => {
  const weights = [
    { what: 'news entry', bytes: 3000, budget: 3000 },
    { what: 'news page category', bytes: 11_001, budget: 11_000 },
  ];
  expect(overBudget(weights)).toEqual([
    {
      cause: 'news page category has 11001 bytes of script (gzip); its budget is 11000.',
      fix: expect.stringContaining('build/bytes/budgets.ts'),
    },
  ]);
});

it('requires a budget for every part', () => {
  expect(overBudget([{ what: 'shell chess', bytes: 1, budget: null }])).toMatchObject([
    { cause: 'shell chess has no budget.' },
  ]);
});
