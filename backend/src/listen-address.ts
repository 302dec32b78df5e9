import { z } from 'zod';

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  HOST: z.string().default('127.0.0.1'),
});

/** Where the backend listens when it runs alone: PORT (default 3001, beside the site's 3000) and HOST. */
export function readListenAddress(env: NodeJS.ProcessEnv): { port: number; host: string } {
  const result = Environment.safeParse({ PORT: env['PORT'] || undefined, HOST: env['HOST'] || undefined });
  if (!result.success) throw new Error(`PORT is "${env['PORT']}"; give a number from 0 to 65535.`);
  return { port: result.data.PORT, host: result.data.HOST };
}
