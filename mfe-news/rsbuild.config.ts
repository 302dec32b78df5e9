import { defineRemote } from '@meadowlark/kit';

export default defineRemote({
  name: 'news',
  owner: 'News desk',
  pages: ['category', 'sample-category', 'article'],
  blocks: ['front-local', 'front-brief', 'front-national'],
});
