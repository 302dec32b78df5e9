import { showSaved } from './offline/show-saved.ts';

showSaved();
