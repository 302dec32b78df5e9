import { defineRemote } from '../rsbuild.shared.ts';

export default defineRemote({
  name: 'media',
  owner: 'Media team',
  pages: ['radio', 'events'],
  blocks: ['featured-video', 'latest-updates'],
});
