// A worker does not get the TypeScript loader of the thread that starts it. Plain JavaScript, until it is here.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
