import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EditionStore } from '../../store/edition-store.ts';
import { editionKey, moveKey } from '../../store/object-keys.ts';
import { temporaryFolder, temporaryRelease, temporaryStore } from '../../store/testing/temporary-release.ts';
import { readSigningKey } from '../../store/trust/signing-key.ts';
import { keyPair, publishAndPromote, signedStore } from '../../store/trust/testing/signed-store.ts';
import { readTrustedKeys, TrustedKeys } from '../../store/trust/trusted-keys.ts';
import { runCommand } from '../testing/run-command.ts';

describe('keys', () => {
  async function keyFolder() {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'trusted-keys');
    const env = { INIT_CWD: folder, TRUSTED_KEYS: `file:${file}` };
    return { folder, file, env, store: (await temporaryStore()).store };
  }

  it('new: writes the private key to a file that only its owner can read, and adds the public key to the trusted ones', async () => {
    const { folder, file, env, store } = await keyFolder();
    const { code, out } = await runCommand(store, ['keys', 'new', 'pipeline'], { env });
    expect(code).toBe(0);
    expect(out).toMatch(/^ed25519-[\w-]{43} pipeline\n$/);
    expect(await readFile(file, 'utf8')).toBe(out);
    const pem = path.join(folder, 'pipeline.pem');
    expect((await stat(pem)).mode & 0o777).toBe(0o600);
    expect(out).toContain((await readSigningKey(`file:${pem}`)).publicKey);
    // As in a single-line environment variable.
    expect(out).toContain(
      (await readSigningKey((await readFile(pem, 'utf8')).replaceAll('\n', '\\n'))).publicKey,
    );
    const again = await runCommand(store, ['keys', 'new', 'other', '--out', 'pipeline.pem'], { env });
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('already exists') });
    expect(await readFile(file, 'utf8')).toBe(out);
  });

  it('revoke: lists what it signed in the live edition, and marks the key in the file', async () => {
    const { keys, pipeline, server } = await signedStore('1');
    const { folder, file } = await keyFolder();
    await writeFile(file, `# ours\n${keys.line}\n`);
    const env = { INIT_CWD: folder, TRUSTED_KEYS: `file:${file}` };
    const listed = await runCommand(pipeline, ['keys', 'list'], { env });
    expect(listed.out).toMatch(/pipeline\s+trusted\s+move 1, the live edition, news@1\s+ed25519-/);
    const revoked = await runCommand(server(), ['keys', 'revoke', 'pipeline'], { env });
    expect(revoked).toMatchObject({
      code: 0,
      err: expect.stringContaining('It signed move 1, the live edition'),
    });
    expect(await readFile(file, 'utf8')).toBe(`# ours\nrevoked ${keys.line}\n`);
    expect((await readTrustedKeys(env.TRUSTED_KEYS)).list).toMatchObject([{ isRevoked: true }]);
    const inEnvironment = { TRUSTED_KEYS: `${keys.line}, ed25519-${'A'.repeat(43)} other` };
    const printed = await runCommand(server(), ['keys', 'revoke', 'other'], { env: inEnvironment });
    expect(printed.out).toBe(`${keys.line},revoked ed25519-${'A'.repeat(43)} other\n`);
  });

  it('new and revoke change the entry of one key, whatever the format of the file', async () => {
    const { file, env, store } = await keyFolder();
    const [a, b, c, d] = ['a', 'b', 'a', 'd'].map((name) => keyPair(name).line);
    const text = `# was ${b}, until May\nrevoked ${a}\n ${b}, ${c}# ${c}\n${d}`;
    await writeFile(file, text);
    const revoke = async (name: string) => runCommand(store, ['keys', 'revoke', name], { env });
    for (const name of ['b', 'a', 'd']) expect(await revoke(name)).toMatchObject({ code: 0 });
    const { out } = await runCommand(store, ['keys', 'new', 'e'], { env });
    expect(await readFile(file, 'utf8')).toBe(
      `# was ${b}, until May\nrevoked ${a}\n revoked ${b}, revoked ${c}# ${c}\nrevoked ${d}\n${out}`,
    );
    expect((await readTrustedKeys(env.TRUSTED_KEYS)).list.map(({ isRevoked }) => isRevoked)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(await revoke('b')).toMatchObject({ code: 1, err: expect.stringContaining('already revoked') });
  });

  it("two commands at once: neither loses the other's change", async () => {
    const { file, env, store } = await keyFolder();
    const both = ['a', 'b'].map((name) => runCommand(store, ['keys', 'new', name], { env }));
    const results = await Promise.all(both);
    const text = await readFile(file, 'utf8');
    const isWell = results.map(({ code, out, err }) =>
      code === 0 ? text.includes(out) : err.includes('Another command is changing'),
    );
    expect(isWell).toEqual([true, true]);
    expect(results.map(({ code }) => code)).toContain(0);
    expect(await runCommand(store, ['keys', 'new', 'c'], { env })).toMatchObject({ code: 0 });
  });

  it('revoke: asks which key if two have the same name', async () => {
    const { file, env, store } = await keyFolder();
    const [one, other] = [keyPair('on call').line, keyPair('on call').line];
    await writeFile(file, `${one}\n${other}\n`);
    const both = await runCommand(store, ['keys', 'revoke', 'on call'], { env });
    expect(both).toMatchObject({ code: 1, err: expect.stringContaining('has 2 keys "on call"') });
    await runCommand(store, ['keys', 'revoke', other.split(' ')[0] ?? ''], { env });
    expect(await readFile(file, 'utf8')).toBe(`${one}\nrevoked ${other}\n`);
  });

  it('revoke: also works while the store is unavailable, or the live edition was altered', async () => {
    const { keys, pipeline, server, write } = await signedStore('1');
    const { file, env } = await keyFolder();
    await writeFile(file, keys.line);
    await write(editionKey((await pipeline.live())?.edition ?? ''), 'altered');
    expect(await runCommand(server(), ['keys', 'revoke', 'pipeline'], { env })).toMatchObject({
      code: 0,
      err: expect.stringContaining('could not be read: "editions/'),
    });
    expect(await readFile(file, 'utf8')).toBe(`revoked ${keys.line}`);
  });

  it.each([
    [['keys', 'new', '../x'], {}, 'is not a valid name'],
    [['keys', 'revoke', 'nobody'], {}, 'has no key "nobody"'],
    [['keys', 'list'], { TRUSTED_KEYS: 'ed25519-short name' }, 'which is not a key'],
  ])('%j %j: %s', async (args, env, message) => {
    const { store } = await temporaryStore();
    expect(await runCommand(store, args, { env })).toMatchObject({
      code: 1,
      err: expect.stringContaining(message),
    });
  });
});

it('publish --sign signs, and fails without a key', async () => {
  const { pipeline, server } = await signedStore('1');
  const build = await temporaryRelease('news', '2');
  await runCommand(pipeline, ['publish', '--build', build, '--sign']);
  expect((await server().release('news', '2')).signature).toBeDefined();
  // Another run of the pipeline; and somebody without a key.
  expect(await runCommand(pipeline, ['publish', '--build', build, '--sign'])).toMatchObject({ code: 0 });
  const { store } = await temporaryStore();
  const without = await runCommand(store, ['publish', '--build', build, '--sign']);
  expect(without).toMatchObject({ code: 1, err: expect.stringContaining('--sign requires a key') });
  expect(await store.versions('news')).toEqual([]);
});

describe('verify', () => {
  it('verifies everything that readers can get, and names what fails', async () => {
    const { pipeline, server, read, write, remove } = await signedStore('1', '2');
    const whole = await runCommand(server(), ['verify']);
    expect(whole.out).toContain(
      'Everything from move 2 down is valid: 2 moves, 2 editions, 2 releases, 4 files',
    );
    expect(whole.out).toContain('Signed with pipeline.');
    expect((await runCommand(server(), ['log', '--verify'])).out).toContain('2 of 2 are chained, 2 signed.');
    const file = 'releases/news/1/web/remoteEntry.js';
    await write(file, '/* evil */');
    const altered = await runCommand(server(), ['verify']);
    expect(altered).toMatchObject({ code: 1, out: '' });
    expect(altered.err).toContain(`"${file}" in`);
    expect(altered.err).toContain('1 object of');
    await remove('releases/news/1/release.json');
    expect((await runCommand(server(), ['verify'])).err).toContain('There is no release news@1 in');
    // The previous release is a fallback, but not part of the live edition.
    expect(await runCommand(server(), ['verify', 'live'])).toMatchObject({ code: 0 });
    const { edition = '' } = (await pipeline.live()) ?? {};
    const parent = editionKey((await pipeline.edition(edition)).parent ?? '');
    await write(parent, (await read(parent)).replace('"news": "1"', '"news": "2"'));
    expect((await runCommand(server(), ['verify'])).err).toContain(`"${parent}"`);
  });

  it('mentions a file that nobody released, but not the marker of a publish that was repeated and failed', async () => {
    const { server, write } = await signedStore('1');
    await write('releases/news/1/publishing', 'a time');
    await write('releases/news/1/other', 'a file');
    const { out } = await runCommand(server(), ['verify']);
    expect(out).toContain('"releases/news/1/other" is a file that no release.json names.');
    expect(out).not.toContain('publishing');
  });

  it('finds a move that is missing or was replaced', async () => {
    const { server, read, write, remove } = await signedStore('1', '2', '3');
    const second = await read(moveKey(2));
    await remove(moveKey(2));
    const gone = await runCommand(server(), ['log', '--verify']);
    expect(gone).toMatchObject({
      code: 1,
      err: expect.stringContaining(`"${moveKey(2)}" is missing, or is not the move that`),
    });
    await write(moveKey(2), second.replace('"by": "a test"', '"by": "nobody"'));
    expect((await runCommand(server(), ['log', '--verify'])).err).toContain(`"${moveKey(2)}" in`);
  });

  it('lists the missing moves at the beginning, however many', async () => {
    const { store } = await temporaryStore();
    const { number, ...move } = await publishAndPromote(store, 'news', '1');
    await store.addMove({ ...move, number: 1501 });
    await store.objects.remove(moveKey(number));
    expect((await runCommand(store, ['log', '--verify'])).out).toContain(
      `"${moveKey(1)}" to "${moveKey(1500)}" are missing`,
    );
  });

  it('after a key rotation, reports what predates it, also between moves of both keys, and finds alterations', async () => {
    const { keys, objects, pipeline, read, write } = await signedStore('1', '2');
    const next = keyPair('next');
    const both = new TrustedKeys([...keys.trusted.list, ...next.trusted.list]);
    const old = new EditionStore(objects, { signing: keys.signing, trusted: both });
    const successor = new EditionStore(objects, { signing: next.signing, trusted: both });
    await publishAndPromote(successor, 'news', '3');
    await publishAndPromote(old, 'news', '4');
    await publishAndPromote(old, 'news', '5');
    await publishAndPromote(successor, 'news', '6');
    const [revoked] = (await readTrustedKeys(`revoked ${keys.line}`)).list;
    const trusted = new TrustedKeys([...(revoked ? [revoked] : []), ...next.trusted.list]);
    const verify = async (...args: string[]) => runCommand(new EditionStore(objects, { trusted }), args);
    expect(await verify('verify')).toMatchObject({ code: 0, out: expect.stringContaining('valid: 2 moves') });
    expect((await verify('verify')).out).toContain('which is revoked. It is unchanged');
    expect(await verify('verify', 'live')).toMatchObject({ code: 0 });
    expect(await verify('log', '--verify')).toMatchObject({
      code: 0,
      out: expect.stringContaining('4 more'),
    });
    // For example with the stolen key.
    const fifth = await read(moveKey(5));
    const forged = { ...(await pipeline.move(5)), note: 'forged', signature: undefined };
    await write(moveKey(5), String(old.signed(moveKey(5), forged)));
    expect((await verify('log', '--verify')).err).toContain(
      `"${moveKey(5)}" is missing, or is not the move that ${moveKey(6)} names`,
    );
    await write(moveKey(5), fifth);
    await write(moveKey(1), (await read(moveKey(1))).replace('"by": "a test"', '"by": "nobody"'));
    expect((await verify('verify')).err).toContain(`"${moveKey(1)}" in`);
  });

  it('reports where a store of earlier versions begins', async () => {
    const { store } = await temporaryStore();
    await publishAndPromote(store, 'news', '1');
    const { keys } = await signedStore();
    await publishAndPromote(new EditionStore(store.objects, { signing: keys.signing }), 'news', '2');
    const server = new EditionStore(store.objects, { trusted: keys.trusted });
    const { code, out } = await runCommand(server, ['verify']);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(
        // One message each for the edition and its release, none for its files.
        /1 moves, 1 editions.*\n"releases\/news\/1\/release\.json".*\n"editions\/.*" in .* is refused: it is not signed\. It is unchanged.*\n$/,
      ),
    });
    expect((await runCommand(server, ['log', '--verify'])).out).toContain('1 more are unsigned');
  });
});
