import { constants } from 'node:os';

// Preload for a program that ends its children on 'exit': a signal alone would end it without that event. If the program
// has its own listener for the signal, this does nothing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
  });
