import { askForDonation } from './donation/ask-for-donation.ts';

askForDonation();
