import { defineRemote } from '@meadowlark/kit';

export default defineRemote({ name: 'blog', owner: 'Blog team', pages: ['listing', 'post', 'corrections'] });
