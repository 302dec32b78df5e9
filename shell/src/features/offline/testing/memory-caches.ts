/** A cache as the worker uses it: Node has none. */
export class MemoryCache {
  readonly entries = new Map<string, { body: ArrayBuffer; headers: Headers }>();
  async put(path: string, response: Response): Promise<void> {
    this.entries.set(path, { body: await response.arrayBuffer(), headers: response.headers });
  }
  async match(path: string): Promise<Response | undefined> {
    const found = this.entries.get(path);
    return found && new Response(found.body, { headers: found.headers });
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.entries.keys()].map((path) => ({ url: `https://news.example${path}` }));
  }
}

/** Contents of `memoryCaches`, by name. */
export const stored = new Map<string, MemoryCache>();

export const memoryCaches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  open: async (name: string) => {
    const cache = stored.get(name) ?? new MemoryCache();
    stored.set(name, cache);
    return cache;
  },
};
