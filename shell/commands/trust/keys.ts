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

/** Letters, digits, dots and hyphens: it is also a file name. */
const NAME = /^[A-Za-z0-9][\w.-]{0,59}$/;

export function addKeys(program: Command, context: CommandContext): void {
  const keys = program
    .command('keys')
    .description('manage the keys that sign releases and editions: new, list, revoke')
    .addHelpText('after', examples('keys new pipeline', 'keys list', 'keys revoke pipeline'));
  keys
    .command('new')
    .description('generate a key: writes the private key to a file, and prints the line for TRUSTED_KEYS')
    .argument('<name>', 'name of the key, such as "pipeline"')
    .option('--out <file>', 'file for the private key; default: <name>.pem')
    .action((name: string, { out }: { out?: string }) => newKey(context, name, out ?? `${name}.pem`));
  keys
    .command('list')
    .description('list the keys in TRUSTED_KEYS, and what they signed in the live edition')
    .action(() => listKeys(context));
  keys
    .command('revoke')
    .description('stop trusting a key: nothing signed only by it is served')
    .argument('<name>', 'its name, or the public key itself')
    .action((name: string) => revokeKey(context, name));
}

async function newKey(context: CommandContext, name: string, out: string): Promise<void> {
  if (!NAME.test(name))
    throw new Error(`"${name}" is not a valid name: use letters, digits, dots and hyphens.`);
  const { privateKey, publicKey } = newKeyPair();
  const line = formatTrustedKey({ key: publicKey, name, isRevoked: false });
  await changeTrusted(context, async (text) => {
    if (parseTrustedKeys(text).some((key) => key.name === name))
      throw new Error(`TRUSTED_KEYS already has a key "${name}".`);
    const file = path.resolve(context.env['INIT_CWD'] ?? '.', out);
    await writePrivateKey(file, privateKey);
    writeLine(
      context.stderr,
      `The private key is in ${file}. Give it only to whoever signs, as SIGNING_KEY.`,
    );
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
  });
  const trusted = fileOf(context);
  writeLine(
    context.stderr,
    trusted === null
      ? 'Add this line to TRUSTED_KEYS wherever the key should be trusted:'
      : `Added to ${trusted}; servers read it at startup:`,
  );
  writeLine(context.stdout, line);
}

async function writePrivateKey(file: string, privateKey: string): Promise<void> {
  await writeFile(file, privateKey, { flag: 'wx', mode: 0o600 }).catch(
    async (cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'EEXIST') {
        // Removes a partially written key.
        await rm(file, { force: true }).catch(() => {});
        throw cause;
      }
      throw new Error(`${file} already exists. Choose another file with --out.`, { cause });
    },
  );
}

async function listKeys(context: CommandContext): Promise<void> {
  const keys = parseTrustedKeys(await trustedText(context));
  if (keys.length === 0) {
    writeLine(context.stdout, 'TRUSTED_KEYS is not set, so signatures are not required.');
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
      `It signed ${signed.join(', ')}. Promote with another key before servers restart without this one: they would refuse to serve that.`,
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
      'Set TRUSTED_KEYS to this wherever servers and pipelines run, and restart the servers:',
    );
    writeLine(context.stdout, parseTrustedKeys(after).map(formatTrustedKey).join(','));
    return;
  }
  writeLine(
    context.stdout,
    `${found.name} is revoked in ${file}. Servers and pipelines with this file stop trusting it when they restart.`,
  );
}

/** The trusted key with this name. Throws if there is none, or several. */
function namedKey(keys: readonly TrustedKey[], name: string): TrustedKey {
  const named = keys.filter((key) => key.name === name || key.key === name);
  const [found, ...others] = named.filter(({ isRevoked }) => !isRevoked);
  if (!found) {
    const why = named.length > 0 ? `${name} is already revoked.` : `TRUSTED_KEYS has no key "${name}".`;
    throw new Error(`${why} "keys list" lists the keys.`);
  }
  if (others.length === 0) return found;
  throw new Error(
    `TRUSTED_KEYS has ${others.length + 1} keys "${name}". Give the key itself instead of its name: "keys list".`,
  );
}

/** What each key signed in the live edition; prints a message if that cannot be read, for example because it was altered. */
function signedByKey(context: CommandContext): Promise<ReadonlyMap<string, string[]>> {
  return readSigned(context).catch((error: unknown) => {
    writeLine(context.stderr, `The live edition and its signers could not be read: ${messageOf(error)}`);
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

/** The content of TRUSTED_KEYS, or of the file that it names. */
async function trustedText(context: CommandContext): Promise<string> {
  const file = fileOf(context);
  if (file === null) return context.env['TRUSTED_KEYS'] ?? '';
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    // The first key creates the file.
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

/**
 * Changes the content of TRUSTED_KEYS, if that is a file. It is replaced atomically: on a full disk the keys in it would be
 * lost, and no server would start. Only one command at a time writes the file, otherwise the later of two would undo the
 * earlier.
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
      `Another command is changing ${file}. Nothing was done; try again. If none is running, one was interrupted: remove ${part} first.`,
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

/** The file that TRUSTED_KEYS names; null if the setting contains the keys themselves. */
function fileOf({ env }: CommandContext): string | null {
  return trustedKeysFile(env['TRUSTED_KEYS'] ?? '');
}
