import { showReceipt } from './show-receipt.ts';

showReceipt();
