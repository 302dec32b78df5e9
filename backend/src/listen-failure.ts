import { messageOf } from '@meadowlark/shared/text/message-of.ts';

/** An error that names the setting (`name`, or HOST) because of which a server cannot listen. */
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
      return `Port ${port} is taken by another program. End that one, or set ${name} to a free port.`;
    case 'EACCES':
      return `This user may not listen at port ${port}. Set ${name} to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", and this machine has no such address. Set it to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all of its addresses.`;
    default:
      return undefined;
  }
}
