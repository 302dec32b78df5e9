import { integrityOf } from '@meadowlark/shared/contract/integrity.ts';
import { advanceCanary, freeze, haltCanary, unfreeze } from '../moves.ts';
import { EditionStore } from '../edition-store.ts';
import { editionKey, moveKey } from '../object-keys.ts';
import { promote } from '../promote.ts';
import { publishRelease } from '../publish-release.ts';
import { setBreaking } from '../set-breaking.ts';
import { temporaryRelease, temporaryStore } from '../testing/temporary-release.ts';
import { keyPair, publishAndPromote, signedStore, who } from './testing/signed-store.ts';
import { TrustedKeys } from './trusted-keys.ts';

const MANIFEST = 'releases/news/1/release.json';

it('trusts what a trusted key signed: release, edition and move', async () => {
  const { server } = await signedStore('1');
  const live = await server().live();
  expect((await server().edition(live?.edition ?? '')).releases).toEqual({ news: '1' });
  expect((await server().release('news', '1')).signature?.key).toMatch(/^ed25519-/);
});

it.each([
  ['a field is changed', '"Test desk"', '"Somebody"', 'does not match'],
  ['the signature was removed', /,\s*"signature": \{[^}]*\}/, '', 'it is not signed'],
  [
    'the signature is from another key',
    /ed25519-[\w-]{43}/,
    keyPair().signing.publicKey,
    'not among the TRUSTED_KEYS',
  ],
  ['the key is not a point on the curve', /ed25519-[\w-]{43}/, `ed25519-${'_'.repeat(43)}`, 'not among'],
  ['it is cut', /"files"[^]*/, '', 'not valid'],
])('refuses a release if %s, and names it', async (_, from, to, why) => {
  const { server, read, write } = await signedStore('1');
  await write(MANIFEST, (await read(MANIFEST)).replace(from, to));
  await expect(server().release('news', '1')).rejects.toMatchObject({
    object: MANIFEST,
    message: expect.stringMatching(new RegExp(`^"${MANIFEST}" in .* is refused: .*${why}`)),
  });
});

it('refuses a document that was signed for another place', async () => {
  const { pipeline, server, read, write } = await signedStore('1', '2');
  const { edition: second = '' } = (await pipeline.live()) ?? {};
  const [first = ''] = (await pipeline.editions()).filter((id) => id !== second);
  await write(editionKey(second), await read(editionKey(first)));
  await expect(server().edition(second)).rejects.toMatchObject({ object: editionKey(second) });
  // Its own number inside does not help: the place is signed, too.
  await write(moveKey(3), (await read(moveKey(1))).replace('"number": 1', '"number": 3'));
  await expect(server().move(3)).rejects.toThrow('does not match');
  expect(await server().live()).toMatchObject({ number: 2, edition: second });
});

it('shows breaking news only with a trusted signature, and no one without a key can silence the news desk', async () => {
  const { pipeline, server, write } = await signedStore('1');
  const until = new Date(Date.now() + 60_000).toISOString();
  const notice = { text: 'The bridge is closed', link: null, until };
  await setBreaking(pipeline, 'the desk', notice);
  const forged = { number: 2, notice: { ...notice, text: 'Forged' }, by: 'the desk', at: until };
  await write('breaking/0000000002.json', JSON.stringify(forged));
  expect(await server().lastBreaking()).toMatchObject({ number: 1, notice });
  await setBreaking(pipeline, 'the desk', null);
  expect(await server().lastBreaking()).toMatchObject({ number: 3, notice: null });
  await expect(setBreaking(server(), 'a server', notice)).rejects.toThrow('Set SIGNING_KEY');
});

it('no longer trusts a revoked key, and trusts what its successor signs', async () => {
  const { pipeline, server, objects, keys } = await signedStore('1');
  const next = keyPair('next');
  const [old] = keys.trusted.list;
  const after = new TrustedKeys([{ key: '', name: '', ...old, isRevoked: true }, ...next.trusted.list]);
  const live = await pipeline.live();
  const strict = new EditionStore(objects, { trusted: after });
  await expect(strict.edition(live?.edition ?? '')).rejects.toThrow('the key pipeline, which is revoked');
  // Without TRUSTED_KEYS, which would refuse what it takes over.
  await publishAndPromote(new EditionStore(objects, { signing: next.signing }), 'blog', '1');
  const now = await strict.live();
  expect(now?.number).toBe(2);
  expect((await strict.edition(now?.edition ?? '')).releases).toEqual({ blog: '1', news: '1' });
  // The old release is named by digest, in a trusted edition.
  expect((await strict.release('news', '1')).version).toBe('1');
  await expect(server().edition(now?.edition ?? '')).rejects.toThrow('not among');
});

it('writes nothing with an untrusted or revoked key, because readers would never see it', async () => {
  const { objects, keys, pipeline } = await signedStore('1', '2');
  const next = keyPair('next');
  const [old] = keys.trusted.list;
  const revoked = new TrustedKeys([{ key: '', name: '', ...old, isRevoked: true }, ...next.trusted.list]);
  const until = new Date(Date.now() + 60_000).toISOString();
  for (const [store, why] of [
    [
      new EditionStore(objects, { trusted: keys.trusted, signing: next.signing }),
      'not among the TRUSTED_KEYS',
    ],
    [new EditionStore(objects, { trusted: revoked, signing: keys.signing }), 'which is revoked'],
  ] as const) {
    await expect(setBreaking(store, 'the desk', { text: 'Storm', link: null, until })).rejects.toThrow(why);
    const rollback = { ...(await pipeline.move(2)), number: 3, action: 'rollback' } as const;
    await expect(store.addMove(rollback)).rejects.toThrow(why);
  }
  expect(await objects.list('breaking/')).toEqual([]);
  expect(await pipeline.live()).toMatchObject({ number: 2 });
});

it('signs again what another store signed', async () => {
  const { objects } = await signedStore('1');
  const { pipeline, server } = await signedStore();
  await publishRelease(pipeline, `${objects.place.replace('file:', '')}/releases/news/1`);
  expect((await server().release('news', '1')).version).toBe('1');
});

it('trusts a store of earlier versions after one promotion', async () => {
  const { store: old } = await temporaryStore();
  await publishAndPromote(old, 'news', '1');
  const { signing, trusted } = keyPair();
  const server = () => new EditionStore(old.objects, { trusted });
  expect(await server().live()).toBeNull();
  // A caller told that nothing was promoted would start over, with other releases than readers have.
  await expect(freeze(server(), who)).rejects.toThrow('was signed with a key in TRUSTED_KEYS');
  await publishAndPromote(new EditionStore(old.objects, { signing }), 'blog', '1');
  const live = await server().live();
  const strict = server();
  expect((await strict.edition(live?.edition ?? '', live?.digest)).releases).toEqual({
    blog: '1',
    news: '1',
  });
  expect((await strict.release('news', '1')).signature).toBeUndefined();
});

it('writes nothing that it would not trust itself', async () => {
  const { server, pipeline, objects } = await signedStore('1');
  await expect(publishRelease(server(), await temporaryRelease('news', '2'))).rejects.toThrow(
    'SIGNING_KEY is not',
  );
  expect(await objects.list('releases/news/2')).toEqual([]);
  await publishRelease(pipeline, await temporaryRelease('news', '2'));
  await expect(promote(server(), { releases: { news: '2' } }, who)).rejects.toThrow('SIGNING_KEY is not');
  await expect(freeze(server(), who)).rejects.toThrow('SIGNING_KEY is not');
  expect(await pipeline.moveNumbers()).toEqual([1]);
});

it('skips what is not a move, however high its number', async () => {
  const { pipeline, server, read, write } = await signedStore('1');
  for (const number of [2, 3, 9_999_999_999]) await write(moveKey(number), await read(moveKey(1)));
  expect(await server().live()).toMatchObject({ number: 1 });
  expect(await publishAndPromote(pipeline, 'news', '2')).toMatchObject({ number: 4 });
  expect(await server().live()).toMatchObject({ number: 4 });
});

describe('what servers do to a canary without a key', () => {
  afterEach(() => jest.restoreAllMocks());

  const MINUTE = 60_000;
  const steps = { next: [25, 100], everySeconds: 600 };

  async function withCanary(everySeconds: number | null = 600) {
    const store = await signedStore('1');
    await publishRelease(store.pipeline, await temporaryRelease('news', '2'));
    const canary = { canaryPercent: 5, steps: { ...steps, everySeconds } };
    const opened = await promote(store.pipeline, { releases: { news: '2' }, ...canary }, who);
    const after = (minutes: number) => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse(opened.at) + minutes * MINUTE);
      return store.server();
    };
    return { ...store, edition: opened.canary?.edition ?? '', after };
  }

  it('is trusted: its end', async () => {
    const { after, edition } = await withCanary();
    expect(await haltCanary(after(0), edition, who)).toMatchObject({ number: 3, action: 'halt' });
    expect(await after(0).live()).toMatchObject({ number: 3, canary: null });
    expect((await after(0).live())?.signature).toBeUndefined();
  });

  it('is trusted: its steps, when their time is over', async () => {
    const { after, edition } = await withCanary();
    expect(await advanceCanary(after(10), { edition, percent: 5 }, who)).toMatchObject({ number: 3 });
    expect(await after(10).live()).toMatchObject({ canary: { percent: 25 } });
    expect(await advanceCanary(after(20), { edition, percent: 25 }, who)).toMatchObject({ number: 4 });
    expect(await after(20).live()).toMatchObject({ edition, canary: null });
  });

  it('is trusted: a step whose time is over, however often other teams promote in the meantime', async () => {
    const { after, pipeline } = await withCanary();
    const opened = await pipeline.live();
    await publishRelease(pipeline, await temporaryRelease('blog', '1'));
    jest.useFakeTimers({ now: Date.parse(opened?.at ?? '') + 8 * MINUTE, advanceTimers: true });
    const { canary } = await promote(pipeline, { releases: { blog: '1' } }, who);
    await freeze(pipeline, { by: 'the desk', note: 'election night' });
    await unfreeze(pipeline, who);
    jest.useRealTimers();
    const step = { edition: canary?.edition ?? '', percent: 5 };
    await expect(advanceCanary(after(5), step, who)).rejects.toThrow('before');
    expect(await advanceCanary(after(10), step, who)).toMatchObject({ number: 6 });
    expect(await after(10).live()).toMatchObject({ number: 6, canary: { percent: 25 } });
  });

  it('is trusted: a step that a hundred signed moves follow', async () => {
    const { after, edition, objects, pipeline } = await withCanary();
    await advanceCanary(after(10), { edition, percent: 5 }, who);
    const step = await pipeline.move(3);
    for (let number = 4; number <= 103; number += 1) {
      const before = integrityOf((await objects.get(moveKey(number - 1))) ?? '');
      const move = { ...step, number, before, action: number % 2 === 0 ? 'freeze' : 'unfreeze' };
      await objects.put(moveKey(number), pipeline.signed(moveKey(number), move));
    }
    const server = after(10);
    server.onRefused = jest.fn();
    expect(await server.live()).toMatchObject({ number: 103, canary: { percent: 25 } });
    expect(server.onRefused).not.toHaveBeenCalled();
  });

  it('a server says why it must not take or follow a step, for example if a clock is minutes off', async () => {
    const { after, edition } = await withCanary();
    const early = advanceCanary(after(5), { edition, percent: 5 }, who);
    await expect(early).rejects.toThrow(
      /takes a step of the canary before 20\S+Z; by the clock of this machine it is 20\S+Z/,
    );
    expect(await after(5).live()).toMatchObject({ number: 2 });
  });

  it.each([
    ['a step before its time', 5, 600, ''],
    ['a step that is taken manually', 60, null, ''],
    ['a step of more readers than its plan', 60, 600, '"percent": 50'],
  ])('is not: %s', async (_, minutes, every, percent) => {
    const { after, edition, objects, read, write } = await withCanary(every);
    const attacker = new EditionStore(objects);
    await advanceCanary(attacker, { edition, percent: 5 }, who);
    if (percent) await write(moveKey(3), (await read(moveKey(3))).replace('"percent": 25', percent));
    await expect(after(minutes).move(3)).rejects.toMatchObject({ object: moveKey(3) });
    expect(await after(minutes).live()).toMatchObject({ number: 2, canary: { percent: 5 } });
  });

  it('is not: anything else', async () => {
    const { after, objects, pipeline } = await withCanary();
    const attacker = new EditionStore(objects);
    await freeze(pipeline, { by: 'the desk', note: 'election night' });
    const { number } = await promote(attacker, { releases: { news: '2' }, force: true }, who);
    await expect(after(60).move(number)).rejects.toThrow('it is not signed');
    expect(await after(60).live()).toMatchObject({ action: 'freeze' });
  });

  it('is not: the end of a canary that a later signed move has already ended', async () => {
    const { after, objects, pipeline, server } = await withCanary();
    const opened = await server().foundMove(2);
    const { number } = await promote(pipeline, { releases: { news: '2' } }, who);
    const { signature: _, ...rest } = opened.document;
    const halt = { ...rest, number: number + 1, action: 'halt', canary: null, before: opened.digest };
    await objects.put(moveKey(number + 1), Buffer.from(JSON.stringify(halt)));
    await expect(after(0).move(number + 1)).rejects.toThrow('it is not signed');
    expect(await after(0).live()).toMatchObject({ number });
  });
});
