import { defineRemote } from '@meadowlark/kit';

export default defineRemote({
  name: 'media',
  owner: 'Media team',
  pages: ['radio', 'events'],
  blocks: ['featured-video', 'latest-updates'],
});
