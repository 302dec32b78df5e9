import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePostFile } from './parse-post-file.ts';
import type { Post } from './post.ts';

/** A file of the folder with its post, or the reason why it was refused. */
export type PostFile = { file: string } & ({ post: Post } | { reason: string });

/**
 * Reads the posts of a folder, without subfolders. Oldest first, so that ids follow the dates. Rejects if the folder
 * cannot be read.
 */
export async function readPostFolder(folder: string): Promise<PostFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => !entry.isDirectory() && entry.name.endsWith('.md'));
  const files = await Promise.all(
    names.map(async ({ name }) => ({
      file: name,
      ...parsePostFile(name, await readFile(path.join(folder, name))),
    })),
  );
  return files.toSorted((a, b) => compare(dayOf(a), dayOf(b)) || compare(a.file, b.file));
}

function dayOf(file: PostFile): string {
  return 'post' in file ? file.post.date : '';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
