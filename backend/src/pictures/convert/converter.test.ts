import path from 'node:path';
import sharp from 'sharp';
import { photo } from '../testing/sample-pictures.ts';
import { createConverter, type Converter, type ConverterOptions } from './converter.ts';
import { CONVERTER } from './start-worker.ts';
import type { Program } from '../../child-program.ts';

const SCRIPTED: Program = {
  file: path.join(import.meta.dirname, 'testing', 'scripted-converter.mjs'),
  execArgv: [],
};
const OPTIONS: ConverterOptions = { processes: 2, deadlineMs: 30_000, idleMs: 30_000 };

const open: Converter[] = [];
afterEach(() => open.splice(0).forEach((converter) => converter.close()));

function converting(program = SCRIPTED, options: Partial<ConverterOptions> = {}): Converter {
  const converter = createConverter(program, { ...OPTIONS, ...options });
  open.push(converter);
  return converter;
}

const send = async (converter: Converter, command: string): Promise<string> =>
  (await converter.convert({ bytes: Buffer.from(command), width: 320, format: 'webp' })).toString();

function runs(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch {
    return false;
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('the real program converts', async () => {
  const converter = converting(CONVERTER);
  const bytes = await photo(400, 300).jpeg().toBuffer();
  const made = await converter.convert({ bytes, width: 320, format: 'avif' });
  expect(await sharp(made).metadata()).toMatchObject({ format: 'heif', width: 320 });
  await expect(
    converter.convert({ bytes: bytes.subarray(0, 900), width: 320, format: 'avif' }),
  ).rejects.toMatchObject({ code: 'picture_unreadable' });
});

test('a process works on, and is another one than this', async () => {
  const converter = converting(SCRIPTED, { processes: 1 });
  const first = await send(converter, 'p');
  expect(first).not.toBe(String(process.pid));
  await expect(send(converter, 'r')).rejects.toMatchObject({
    code: 'picture_unreadable',
    message: 'The picture cannot be read (no picture).',
  });
  expect(await send(converter, 'p')).toBe(first);
});

test('no more processes than were allowed', async () => {
  const converter = converting();
  const pids = await Promise.all(Array.from({ length: 12 }, () => send(converter, 'p')));
  expect(new Set(pids).size).toBeLessThanOrEqual(2);
});

test('it gets none of the secrets of this process', async () => {
  process.env['PICTURES_KEY'] = 'a secret of the test';
  const env = await send(converting(), 'e');
  delete process.env['PICTURES_KEY'];
  expect(env).not.toContain('a secret of the test');
  expect(env).not.toContain('PICTURES_KEY');
});

test('a process that crashes costs its picture; the next one is made by another', async () => {
  const converter = converting(SCRIPTED, { processes: 1 });
  const before = await send(converter, 'p');
  await expect(send(converter, 'x')).rejects.toMatchObject({
    code: 'picture_converter',
    message: expect.stringContaining('out of luck'),
  });
  const after = await send(converter, 'p');
  expect(after).not.toBe(before);
});

test('a process that hangs is ended at the deadline; what waited is done', async () => {
  const converter = converting(SCRIPTED, { processes: 1, deadlineMs: 2000 });
  const pid = await send(converter, 'p');
  const hangs = send(converter, 'h');
  await expect(hangs).rejects.toMatchObject({ code: 'picture_converter' });
  await until(() => !runs(pid));
  expect(await send(converter, 'p')).not.toBe(pid);
});

test('an idle process is ended', async () => {
  const pid = await send(converting(SCRIPTED, { idleMs: 20 }), 'p');
  await until(() => !runs(pid));
  expect(runs(pid)).toBe(false);
});

test('none is left when the service closes, not even one at work', async () => {
  const converter = converting(SCRIPTED, { processes: 1 });
  const pid = await send(converter, 'p');
  const hangs = send(converter, 'h');
  // The order reaches the process a moment later.
  setImmediate(() => converter.close());
  await expect(hangs).rejects.toMatchObject({ code: 'picture_converter' });
  await until(() => !runs(pid));
  await expect(send(converter, 'p')).rejects.toMatchObject({ code: 'picture_converter' });
});

test('a program that cannot be started is an error of the picture', async () => {
  const converter = converting({ file: '/nowhere/converter.js', execArgv: [] });
  await expect(send(converter, 'p')).rejects.toMatchObject({ code: 'picture_converter' });
});
