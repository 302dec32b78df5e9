import '../lib/no-arguments.mjs';
import path from 'node:path';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { ROOT } from '../../build/paths.ts';
import { giveUp, say } from '../lib/say.mjs';
import { kitScope } from './kit-registry.ts';
import { packKit } from './pack-kit.ts';

try {
  const { shared, kit } = await packKit(kitScope(process.env));
  for (const file of [shared, kit]) say(path.relative(ROOT, file));
} catch (error) {
  giveUp(messageOf(error));
}
