import { FACES_SCRIPT } from '../features/faces/faces-head.ts';
import { TEXT_SIZE_SCRIPT } from '../features/reading/text-size-head.ts';
import { EARLY_CLICKS } from '../sleeping/early-clicks.ts';
import { THEME_SCRIPT } from '../features/theme/theme-head.ts';

/**
 * Everything that must run before the first paint, as one inline script: each separate script blocks the parser
 * for 2 to 3 ms on a slow phone (docs/adr/0020-first-paint.md).
 */
export const FIRST_SCRIPT = [THEME_SCRIPT, TEXT_SIZE_SCRIPT, EARLY_CLICKS, FACES_SCRIPT].join(';');
