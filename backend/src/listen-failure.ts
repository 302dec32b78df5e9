/** An error that names the setting (PORT or HOST) because of which a server cannot listen. */
export function listenFailure(cause: unknown, { port, host }: { port: number; host: string }): Error {
  const sentence = sentenceOf((cause as NodeJS.ErrnoException).code, port, host);
  return new Error(sentence ?? (cause instanceof Error ? cause.message : String(cause)), { cause });
}

function sentenceOf(code: string | undefined, port: number, host: string): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. End that one, or set PORT to a free port.`;
    case 'EACCES':
      return `This user may not listen at port ${port}. Set PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", and this machine has no such address. Set it to 127.0.0.1 for this machine alone, or to 0.0.0.0 for all of its addresses.`;
    default:
      return undefined;
  }
}
