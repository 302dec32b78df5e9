import path from 'node:path';
import { ROOT } from '../../build/paths.ts';
import { giveUp, say } from '../lib/say.mjs';
import { buildServer } from './build-server.ts';

try {
  const folder = await buildServer(path.join(ROOT, 'dist'), say);
  say(path.relative(ROOT, folder));
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
