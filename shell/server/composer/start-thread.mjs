// A worker does not inherit the TypeScript loader of the thread that starts it. Plain JavaScript until the loader is
// registered.
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
