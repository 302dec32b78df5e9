import { followLivePosts } from './follow-live-post.ts';

followLivePosts();
