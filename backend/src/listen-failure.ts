import { messageOf } from '@meadowlark/shared/text/message-of.ts';

/** An error that names the setting (`name`, or HOST) that keeps a server from listening. */
export function listenFailure(
  cause: unknown,
  { port, host }: { port: number; host: string },
  name = 'PORT',
): Error {
  const sentence = sentenceOf((cause as NodeJS.ErrnoException).code, port, host, name);
  return new Error(sentence ?? messageOf(cause), { cause });
}

function sentenceOf(code: string | undefined, port: number, host: string, name: string): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that program, or set ${name} to a free port.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Set ${name} to a port above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", and this machine has no such address. Set it to 127.0.0.1 for this machine only, or to 0.0.0.0 for all of its addresses.`;
    default:
      return undefined;
  }
}
