// Programs that take no arguments import this first, so that a misspelled option, or one of another command, is not silently
// ignored.
import { giveUp } from './say.mjs';

const given = process.argv.slice(2);
if (given.length > 0) {
  const command = process.env.npm_lifecycle_event ?? process.argv[1];
  giveUp(
    `"${command}" takes no arguments; unexpected ${given.map((one) => `"${one}"`).join(' ')}. Settings are environment variables, such as PORT: see docs/settings.md.`,
  );
}
