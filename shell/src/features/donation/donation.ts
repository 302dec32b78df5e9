import { askForDonation } from './ask-for-donation.ts';

askForDonation();
