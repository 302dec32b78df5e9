import { defineRemote } from '@meadowlark/kit';

export default defineRemote({
  name: 'search',
  owner: 'Library desk',
  pages: ['results', 'days', 'day', 'sources'],
});
