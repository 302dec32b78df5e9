/** What identifies a story in its feed. */
interface StoryIdentity {
  guid: string | null;
  link: string | null;
  title: string;
}

/**
 * Keys of stories in URLs: the category and a hash of the story's identity. The same story keeps its key while the feed
 * has it; an index would change daily. If stories share a guid, link and headline are hashed as well.
 */
export function storyKeys(category: string, stories: readonly StoryIdentity[]): string[] {
  const counts = new Map<string, number>();
  for (const story of stories) counts.set(primaryId(story), (counts.get(primaryId(story)) ?? 0) + 1);
  return stories.map((story) => {
    const name = primaryId(story);
    const identity = counts.get(name) === 1 ? name : [name, story.link, story.title].join('\n');
    return `${category}-${hash(identity)}`;
  });
}

function primaryId({ guid, link, title }: StoryIdentity): string {
  return guid ?? link ?? title;
}

/** 53 bits in base 36 (two FNV-1a lanes): short, deterministic, and enough to separate the stories of a feed. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1000193;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + i), 0x85ebca6b);
  }
  return ((b & 0x1fffff) * 0x100000000 + (a >>> 0)).toString(36);
}
