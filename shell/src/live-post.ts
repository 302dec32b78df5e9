import { followLivePosts } from './live-post/follow-live-post.ts';

followLivePosts();
