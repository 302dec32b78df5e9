import type { Phase } from '../../protocol/activity.ts';
import { lossByStall } from './blame.ts';
import type { Stall } from './stall-watch.ts';

const UNIT: Phase = { release: 'static@1', unit: 'static/page/about', job: 1, phase: 'render' };
const FRAME: Phase = { release: 'shell@2', unit: null, job: 1, phase: 'render' };
const IN_SHELL = ['node:buffer:1:1 from', 'shell@2/server.cjs:1:2 write'];

test.each<[string, Stall, readonly string[], string]>([
  ['the one in the stack', { why: 'held', phase: FRAME }, ['blog@3/server.cjs:1:2 spin'], 'blog'],
  ['without a stack the one at work', { why: 'held', phase: UNIT }, [], 'static'],
  ['the shell that loops as it renders a unit', { why: 'held', phase: UNIT }, IN_SHELL, 'shell'],
  ['the unit whose HTML fills the memory in the shell', { why: 'memory', phase: UNIT }, IN_SHELL, 'static'],
  ['the shell that fills it itself', { why: 'memory', phase: FRAME }, IN_SHELL, 'shell'],
])('blames %s', (_, stall, stack, name) => {
  expect(lossByStall(stall, stack).release?.name).toBe(name);
});
