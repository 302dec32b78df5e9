import { showSaved } from './offline/show-saved.ts';
import { showReceipt } from './receipt/show-receipt.ts';

/* What this browser keeps of the site: its list in the privacy policy, saved stories and the paper. */

showReceipt();
showSaved();
