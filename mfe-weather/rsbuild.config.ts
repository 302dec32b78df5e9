import { defineRemote } from '@meadowlark/kit';

export default defineRemote({
  name: 'weather',
  owner: 'Weather desk',
  pages: ['front'],
  routes: [{ path: '/weather', page: 'front', title: 'Weather', menu: 'Weather' }],
});
