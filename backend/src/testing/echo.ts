import { endWithServer } from '../child-program.ts';

// A program that sends back what it gets.
endWithServer();
process.on('message', (message: unknown) => process.send?.(message));
