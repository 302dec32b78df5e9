// Plain JavaScript, because workers do not inherit the TypeScript loader of their parent thread.
import { register } from 'tsx/esm/api';

register();
await import('./sandbox-worker.ts');
