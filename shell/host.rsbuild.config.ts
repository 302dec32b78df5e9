import { defineHost } from '../build/host-program.ts';

export default defineHost();
