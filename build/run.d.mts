export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string>; quiet?: boolean; input?: 'ignore' | 'inherit' },
): Promise<{ code: number; output: string }>;
