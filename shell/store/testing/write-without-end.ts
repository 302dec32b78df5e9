import { FileObjects } from '../file-objects.ts';

/** Process that writes large objects, each of one repeated byte, until it is killed. */
const objects = new FileObjects(process.argv[2] ?? '');
process.send?.('writing');
for (let round = 0; ; round += 1) {
  const body = Buffer.alloc(4 * 1024 * 1024, round % 256);
  await objects.create(`releases/news/${round}`, body);
  await objects.put('quarantine/news', body);
}
