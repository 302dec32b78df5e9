import { open, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { messageOf } from '@meadowlark/shared/text/message-of.ts';
import { newKeyPair } from '../../store/trust/signing-key.ts';
import {
  formatTrustedKey,
  parseTrustedKeys,
  revokedIn,
  trustedKeysFile,
  type TrustedKey,
} from '../../store/trust/trusted-keys.ts';
import type { CommandContext } from '../command-context.ts';
import { examples, styleFor, table, writeLine } from '../terminal.ts';

/** Letters, digits, dots and hyphens: it is also the name of a file. */
const NAME = /^[A-Za-z0-9][\w.-]{0,59}$/;

export function addKeys(program: Command, context: CommandContext): void {
  const keys = program
    .command('keys')
    .description('the keys that sign releases and editions: new, list, revoke')
    .addHelpText('after', examples('keys new pipeline', 'keys list', 'keys revoke pipeline'));
  keys
    .command('new')
    .description('make a key: writes its private half into a file, and prints the line for TRUSTED_KEYS')
    .argument('<name>', 'whose key it is, such as "pipeline"')
    .option('--out <file>', 'where the private half goes; by default <name>.pem')
    .action((name: string, { out }: { out?: string }) => newKey(context, name, out ?? `${name}.pem`));
  keys
    .command('list')
    .description('the keys of TRUSTED_KEYS, and what they signed of what is live')
    .action(() => listKeys(context));
  keys
    .command('revoke')
    .description('no longer trust a key: nothing that only it signed is served')
    .argument('<name>', 'its name, or the key itself')
    .action((name: string) => revokeKey(context, name));
}

async function newKey(context: CommandContext, name: string, out: string): Promise<void> {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name: letters, digits, dots and hyphens are.`);
  const { privateKey, publicKey } = newKeyPair();
  const line = formatTrustedKey({ key: publicKey, name, isRevoked: false });
  await changeTrusted(context, async (text) => {
    if (parseTrustedKeys(text).some((key) => key.name === name))
      throw new Error(`TRUSTED_KEYS has a key "${name}" already.`);
    const file = path.resolve(context.env['INIT_CWD'] ?? '.', out);
    await writePrivateKey(file, privateKey);
    writeLine(
      context.stderr,
      `The private half is in ${file}. Give it to who signs, as SIGNING_KEY, and to nobody else.`,
    );
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
  });
  const trusted = fileOf(context);
  writeLine(
    context.stderr,
    trusted === null
      ? 'Who is to trust it has this line in TRUSTED_KEYS:'
      : `Added to ${trusted}; servers read it when they start:`,
  );
  writeLine(context.stdout, line);
}

async function writePrivateKey(file: string, privateKey: string): Promise<void> {
  await writeFile(file, privateKey, { flag: 'wx', mode: 0o600 }).catch(
    async (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') {
        // Half a key, or none.
        await rm(file, { force: true }).catch(() => {});
        throw cause;
      }
      throw new Error(`${file} is there already. Name another one with --out.`, { cause });
    },
  );
}

async function listKeys(context: CommandContext): Promise<void> {
  const keys = parseTrustedKeys(await trustedText(context));
  if (keys.length === 0) {
    writeLine(context.stdout, 'TRUSTED_KEYS is not set, so nothing has to be signed.');
    return;
  }
  const signed = await signedByKey(context);
  const style = styleFor(context.stdout, context.env);
  const rows = keys.map(({ key, name, isRevoked }) => [
    name,
    isRevoked ? style('red', 'revoked') : 'trusted',
    signed.get(key)?.join(', ') ?? '',
    key,
  ]);
  writeLine(
    context.stdout,
    table([['name', 'state', 'signed', 'key'].map((head) => style('dim', head)), ...rows]),
  );
}

async function revokeKey(context: CommandContext, name: string): Promise<void> {
  const text = await trustedText(context);
  const found = namedKey(parseTrustedKeys(text), name);
  const signed = (await signedByKey(context)).get(found.key);
  if (signed) {
    writeLine(
      context.stderr,
      `It signed ${signed.join(', ')}. Promote with another key before servers start without this one: they would not serve that.`,
    );
  }
  let after = '';
  await changeTrusted(context, async (now) => {
    after = revokedIn(now, namedKey(parseTrustedKeys(now), name).key);
    return after;
  });
  const file = fileOf(context);
  if (file === null) {
    writeLine(
      context.stderr,
      'Set TRUSTED_KEYS to this where servers and pipelines run, and start the servers again:',
    );
    writeLine(context.stdout, parseTrustedKeys(after).map(formatTrustedKey).join(','));
    return;
  }
  writeLine(
    context.stdout,
    `${found.name} is revoked in ${file}. Servers and pipelines with this file no longer trust it once they start again.`,
  );
}

/** The trusted key of this name. Throws for none, and for several. */
function namedKey(keys: readonly TrustedKey[], name: string): TrustedKey {
  const named = keys.filter((key) => key.name === name || key.key === name);
  const [found, ...others] = named.filter(({ isRevoked }) => !isRevoked);
  if (!found) {
    const why = named.length > 0 ? `${name} is revoked already.` : `TRUSTED_KEYS has no key "${name}".`;
    throw new Error(`${why} "keys list" shows what it has.`);
  }
  if (others.length === 0) return found;
  throw new Error(
    `TRUSTED_KEYS has ${others.length + 1} keys "${name}". Name the one by its key: "keys list".`,
  );
}

/** What of the live edition each key signed; says so if that cannot be read, as when what it signed was altered. */
function signedByKey(context: CommandContext): Promise<ReadonlyMap<string, string[]>> {
  return readSigned(context).catch((error: unknown) => {
    writeLine(context.stderr, `What is live, and who signed it, could not be read: ${messageOf(error)}`);
    return new Map();
  });
}

async function readSigned(context: CommandContext): Promise<ReadonlyMap<string, string[]>> {
  const store = await context.store();
  const signed = new Map<string, string[]>();
  const add = (key: string | undefined, what: string) => {
    if (key !== undefined) signed.set(key, [...(signed.get(key) ?? []), what]);
  };
  const live = await store.live();
  if (!live) return signed;
  add(live.signature?.key, `move ${live.number}`);
  const edition = await store.edition(live.edition, live.digest);
  add(edition.signature?.key, 'the live edition');
  for (const [name, version] of Object.entries(edition.releases)) {
    const release = await store.release(name, version).catch(() => null);
    add(release?.signature?.key, `${name}@${version}`);
  }
  return signed;
}

/** What TRUSTED_KEYS holds, or the file that it names. */
async function trustedText(context: CommandContext): Promise<string> {
  const file = fileOf(context);
  if (file === null) return context.env['TRUSTED_KEYS'] ?? '';
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // The first key makes the file.
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

/**
 * Changes what TRUSTED_KEYS holds, if that is a file. It is replaced whole or not at all: on a full disk, the keys in it would be
 * lost, and no server would start. One command at a time has the new file, because the later of two would undo the earlier.
 */
async function changeTrusted(
  context: CommandContext,
  change: (text: string) => Promise<string>,
): Promise<void> {
  const file = fileOf(context);
  if (file === null) {
    await change(await trustedText(context));
    return;
  }
  const real = await realpath(file).catch(() => file);
  const part = `${real}.part`;
  const held = await open(part, 'wx').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST') throw cause;
    throw new Error(
      `Another command is changing ${file}, and nothing was done: try again. If none is, one broke off: remove ${part} first.`,
      { cause },
    );
  });
  try {
    await held.writeFile(await change(await trustedText(context)));
    await held.sync();
    await rename(part, real);
  } catch (error) {
    await rm(part, { force: true }).catch(() => {});
    throw error;
  } finally {
    await held.close();
  }
}

/** The file that TRUSTED_KEYS names; null if it holds the keys itself. */
function fileOf({ env }: CommandContext): string | null {
  return trustedKeysFile(env['TRUSTED_KEYS'] ?? '');
}
