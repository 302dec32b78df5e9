import { workspaceOf } from '../../build/paths.ts';
import { workflowFile } from './workflow.ts';

/** Stands for the organisation on GitHub; CODEOWNERS says that it is to be replaced. */
const ORGANISATION = '@omaha-meadowlark';

/** A team's handle: the owner named in `rsbuild.config.ts`, in lower case with hyphens. */
export function teamHandle(owner: string): string {
  const slug = owner.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${ORGANISATION}/${slug.replaceAll(/^-|-$/g, '')}`;
}

/** The lines by which a program belongs to its team. */
export function ownerLines(name: string, owner: string): string[] {
  return [`/${workspaceOf(name)}/`, `/${workflowFile(name)}`].map((place) => `${place} ${teamHandle(owner)}`);
}

/** CODEOWNERS with one more program. The last line that matches counts, so a new one belongs at the end. */
export function withOwner(codeOwners: string, name: string, owner: string): string {
  return `${codeOwners.trimEnd()}\n\n${ownerLines(name, owner).join('\n')}\n`;
}
