import { workspaceOf } from '../../build/paths.ts';
import { workflowFile } from './workflow.ts';

/** Placeholder for the organization on GitHub; see CODEOWNERS. */
const ORGANIZATION = '@omaha-meadowlark';

/** A team's handle: the owner in `rsbuild.config.ts`, in lower case with hyphens. */
function teamHandle(owner: string): string {
  const slug = owner.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `${ORGANIZATION}/${slug.replaceAll(/^-|-$/g, '')}`;
}

/** The lines of CODEOWNERS for a program. */
export function ownerLines(name: string, owner: string): string[] {
  return [`/${workspaceOf(name)}/`, `/${workflowFile(name)}`].map((place) => `${place} ${teamHandle(owner)}`);
}

/** CODEOWNERS with one more program at the end, because the last line that matches a file counts. */
export function withOwner(codeOwners: string, name: string, owner: string): string {
  return `${codeOwners.trimEnd()}\n\n${ownerLines(name, owner).join('\n')}\n`;
}
