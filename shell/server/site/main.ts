import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { boundHeap } from '../../lib/bound-heap.ts';
import { misspelledSettings } from '../settings/misspelled-settings.ts';
import { readServerSettings } from '../settings/settings.ts';
import { startSite } from './start-site.ts';

/** Runs the site on a store that already has a live edition. `npm start` makes one first. */
for (const sentence of misspelledSettings(process.env)) process.stderr.write(`${sentence}\n`);
// The kernel ignores signals that the first process of a container has no listener for. `stopOnSignal` listens once it
// starts.
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit();
  });
// Node opens its inspector at this signal: anybody on the machine could then run code in the process that has all secrets.
process.on('SIGUSR1', () => {});
boundHeap([process.env['NODE_OPTIONS'] ?? '', ...process.execArgv], process.versions.node);
startSite(process.env).then(
  () => process.stdout.write(`The site is at ${readServerSettings(process.env).origin}\n`),
  (error: unknown) => {
    process.stderr.write(`The site could not start. ${messageOf(error)}\n`);
    // A supervisor waits for the exit, and resources that were opened before the failure, such as composers, keep the
    // process alive.
    process.exit(1);
  },
);
