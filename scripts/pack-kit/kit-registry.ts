/** The scope of the kit's packages in imports, and in a registry unless the paper has a scope of its own. */
export const SCOPE = '@meadowlark';

/** A registry of npm packages that has the kit. */
export interface KitRegistry {
  url: string;
  /** The scope under which it has the packages. */
  scope: string;
}

/** From `KIT_REGISTRY` and `KIT_SCOPE`; null if there is none. */
export function kitRegistry(env: NodeJS.ProcessEnv): KitRegistry | null {
  const { KIT_REGISTRY: url } = env;
  if (!url) return null;
  if (!/^https?:\/\/[^\s?#]+$/.test(url))
    throw new Error(`KIT_REGISTRY is not the URL of a registry: "${url}".`);
  return { url, scope: kitScope(env) };
}

/** From `KIT_SCOPE`. */
export function kitScope({ KIT_SCOPE: scope }: NodeJS.ProcessEnv): string {
  if (!scope) return SCOPE;
  if (!/^@[a-z0-9][a-z0-9._-]*$/.test(scope))
    throw new Error(`KIT_SCOPE is not a scope of npm packages, such as @plainsman: "${scope}".`);
  return scope;
}

/** A version of a package of the kit, as a `package.json` names it beside its name in imports, whatever its scope. */
export function kitVersion(name: 'shared' | 'kit', version: string, scope: string): string {
  return scope === SCOPE ? version : `npm:${scope}/${name}@${version}`;
}
