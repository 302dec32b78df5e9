import { runTools } from './run-tools.ts';

runTools();
