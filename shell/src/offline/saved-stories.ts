/** Key in the local storage: the saved stories, the newest first, as JSON. */
const SAVED_KEY = 'saved';
export const MOST_SAVED = 50;

interface SavedStory {
  path: string;
  title: string;
}

/** A path of this site without escapes that change it: two slashes would begin another site. */
const PATH = /^(?:\/[\w.~%-]+){1,4}$/;
const LONGEST_TITLE = 300;

/** Storage may contain anything: what is no saved story is left out. */
export function savedStories(): SavedStory[] {
  return storedList().filter(isStory).slice(0, MOST_SAVED);
}

/** Whether a story is saved, without a check of the others. */
export function isSaved(path: string): boolean {
  return storedList().some((story) => (story as Partial<SavedStory> | null)?.path === path);
}

/** Saves a story as the newest. Returns false if the list is full or there is no storage. */
export function saveStory({ path, title }: SavedStory): boolean {
  const others = without(path);
  if (others.length >= MOST_SAVED || !PATH.test(path)) return false;
  return store([{ path, title: title.slice(0, LONGEST_TITLE) }, ...others]);
}

/** Takes a story off the list, if it is there. Returns false if there is no storage. */
export function removeStory(path: string): boolean {
  return store(without(path));
}

function without(address: string): SavedStory[] {
  return savedStories().filter(({ path }) => path !== address);
}

function store(stories: readonly SavedStory[]): boolean {
  try {
    if (stories.length === 0) localStorage.removeItem(SAVED_KEY);
    else localStorage.setItem(SAVED_KEY, JSON.stringify(stories));
    return true;
  } catch {
    return false;
  }
}

/** The paths of a message. Any page of this site can send one. */
export function readPaths(message: unknown): string[] {
  return Array.isArray(message) ? message.filter(isPath).slice(0, MOST_SAVED) : [];
}

function storedList(): unknown[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SAVED_KEY) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

function isStory(value: unknown): value is SavedStory {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title } = value as Partial<SavedStory>;
  return isPath(path) && typeof title === 'string' && title !== '' && title.length <= LONGEST_TITLE;
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && PATH.test(value);
}
