import { showReceipt } from './receipt/show-receipt.ts';

showReceipt();
