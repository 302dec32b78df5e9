import { createHash } from 'node:crypto';
import type { ShellFacts } from '../protocol/messages.ts';
import type { ShellModule } from './release-source.ts';

export function describeShell({ routes, grants = [], inlineScripts }: ShellModule): ShellFacts {
  return {
    // A plain copy: a route table that cannot be posted to another thread is a mistake.
    ...(JSON.parse(JSON.stringify({ routes, grants })) as Pick<ShellFacts, 'routes' | 'grants'>),
    scriptHashes: inlineScripts.map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    ),
  };
}
