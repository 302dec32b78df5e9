import { runSeed } from './model.ts';
const t = performance.now();
const [from = 1, n = 100] = process.argv.slice(2).map(Number);
const kinds = new Map<string, number[]>();
for (let seed = from; seed < from + n; seed++) {
  const r = await runSeed({ seed });
  if (!r) continue;
  const kind = (r.broken.split('\n')[0] ?? '')
    .replaceAll(/action \d+/g, 'A')
    .replaceAll(/\d{8}T\d{6}Z-[0-9a-f]{8}/g, 'E')
    .replaceAll(/\d/g, 'n');
  kinds.set(kind, [...(kinds.get(kind) ?? []), seed]);
  if (n === 1) console.log(r.broken, '\n', r.actions, '\n', r.schedule, r.path, r.replayPath);
}
for (const [kind, seeds] of kinds) console.log(seeds.length, kind, seeds.slice(0, 4));
console.log(performance.now() - t);
