import { showSaved } from './show-saved.ts';

showSaved();
