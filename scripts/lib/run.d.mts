export function run(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Record<string, string>; quiet?: boolean },
): Promise<{ code: number; output: string }>;
