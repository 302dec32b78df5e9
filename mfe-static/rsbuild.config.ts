import { defineRemote } from '../rsbuild.shared.ts';

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
  ],
});
