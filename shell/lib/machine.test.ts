import { basename } from 'node:path';
import { readlinkSync } from 'node:fs';
import { machine } from './machine.ts';

test('returns the CPU use of a thread, whatever its name is', () => {
  const { title } = process;
  process.title = 'a) S 1 (b';
  try {
    const tid = Number(basename(readlinkSync('/proc/thread-self')));
    const before = machine.useOf(tid);
    expect(before?.asleep).toBe(false);
    // Returns only once the time has increased.
    while (machine.useOf(tid)?.cpuMs === before?.cpuMs);
    expect(machine.useOf(tid)?.cpuMs).toBeGreaterThan(before?.cpuMs ?? Infinity);
  } finally {
    process.title = title;
  }
});

test('returns null for a thread of another process', () => expect(machine.useOf(process.ppid)).toBeNull());

test('memory that the system does not report, for example without /proc, is 0', () => {
  const rss = jest.spyOn(process.memoryUsage, 'rss').mockImplementation(() => {
    throw new Error('ENOENT: no such file or directory, uv_resident_set_memory');
  });
  expect(machine.rss()).toBe(0);
  rss.mockRestore();
  expect(machine.rss()).toBeGreaterThan(0);
});
