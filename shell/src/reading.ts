import { runTools } from './reading/run-tools.ts';

runTools();
