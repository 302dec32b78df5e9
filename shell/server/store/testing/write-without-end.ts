import { FileObjects } from '../file-objects.ts';

/** A process that writes large objects of one byte each, one after the other, until somebody ends it. */
const objects = new FileObjects(process.argv[2] ?? '');
process.send?.('writing');
for (let round = 0; ; round += 1) {
  const body = Buffer.alloc(4 * 1024 * 1024, round % 256);
  await objects.create(`releases/news/${round}`, body);
  await objects.put('asides/news', body);
}
