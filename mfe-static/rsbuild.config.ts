import { defineRemote } from '@meadowlark/kit';

export default defineRemote({
  name: 'static',
  owner: 'Pages team',
  pages: [
    'faq',
    'about',
    'community',
    'opinion',
    'partners',
    'contact',
    'privacy',
    'terms',
    'advertise',
    'books',
    'saved',
    'offline',
  ],
});
