import { defineRemote } from '../rsbuild.shared.ts';

export default defineRemote({ name: 'blog', owner: 'Blog team', pages: ['listing', 'post'] });
