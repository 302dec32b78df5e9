/** What is to be made: everything that differs from one new remote to the next. */
export interface RemotePlan {
  /** The remote's name; its folder is `mfe-<name>`, its page stands at `/<name>`. */
  name: string;
  /** What readers call the section: 'School Sports'. */
  title: string;
  /** The team that answers for it: 'School sports desk'. */
  owner: string;
}

/** Fills in what follows from the name. */
export function remotePlan(name: string, owner?: string): RemotePlan {
  const words = name.split('-');
  const spoken = capital(words.join(' '));
  return { name, title: words.map(capital).join(' '), owner: owner ?? `${spoken} desk` };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
