import '../lib/no-arguments.mjs';
import path from 'node:path';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { ROOT } from '../../build/paths.ts';
import { giveUp, say } from '../lib/say.mjs';
import { buildServer } from './build-server.ts';

try {
  const folder = await buildServer(path.join(ROOT, 'dist'), say);
  say(path.relative(ROOT, folder));
} catch (error) {
  giveUp(messageOf(error));
}
