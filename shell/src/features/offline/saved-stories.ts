/** Key in the local storage: the saved stories, the newest first, as JSON. */
const SAVED_KEY = 'saved';
export const MAX_SAVED_STORIES = 50;

interface SavedStory {
  path: string;
  title: string;
}

/** A path of this site without escapes that change it: two leading slashes would mean another site. */
const PATH = /^(?:\/[\w.~%-]+){1,4}$/;
const MAX_TITLE_CHARS = 300;

/** Storage may contain anything: everything that is not a saved story is left out. */
export function savedStories(): SavedStory[] {
  return storedList().filter(isStory).slice(0, MAX_SAVED_STORIES);
}

/** Whether a story is saved, without a check of the others. */
export function isSaved(path: string): boolean {
  return storedList().some((story) => (story as Partial<SavedStory> | null)?.path === path);
}

/** Saves a story as the newest. Returns false if the list is full or there is no storage. */
export function saveStory({ path, title }: SavedStory): boolean {
  const others = without(path);
  if (others.length >= MAX_SAVED_STORIES || !PATH.test(path)) return false;
  return store([{ path, title: title.slice(0, MAX_TITLE_CHARS) }, ...others]);
}

/** Removes a story from the list, if it is there. Returns false if there is no storage. */
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
  return Array.isArray(message) ? message.filter(isPath).slice(0, MAX_SAVED_STORIES) : [];
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
  return isPath(path) && typeof title === 'string' && title !== '' && title.length <= MAX_TITLE_CHARS;
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && PATH.test(value);
}
