/** A fault: a change of one or two lines of the code under test, in memory only, made by `plant.mjs`. */
export interface PlantedFault {
  name: string;
  /** Below `shell/store`. */
  file: string;
  /** Must occur exactly once in the file. */
  from: string;
  to: string;
}

/** Faults that the model has to find, each a mistake that somebody could make. */
export const PLANTED: readonly PlantedFault[] = [
  {
    name: 'a move overwrites another one',
    file: 'edition-store.ts',
    from: 'if (!(await this.objects.create(key, body))) return false;',
    to: 'await this.objects.put(key, body);',
  },
  {
    name: 'whoever loses the race is told that it won',
    file: 'move-live.ts',
    from: 'if (await store.addMove(move).catch(rejectUnsure)) return move;',
    to: 'await store.addMove(move).catch(rejectUnsure); return move;',
  },
  {
    name: 'after a lost race the old decision is used again',
    file: 'move-live.ts',
    from: 'const change = await decide(now);',
    to: 'const change = (decide.first ??= await decide(now));',
  },
  {
    name: 'a freeze is checked only before the race',
    file: 'promote.ts',
    from: '    requireNotFrozen(now, force);\n',
    to: '',
  },
  {
    name: 'a new edition forgets the releases of its parent',
    file: 'new-edition.ts',
    from: '{ ...parent?.document.releases, ...releases }',
    to: '{ ...releases }',
  },
  {
    name: 'a release that was rolled back may replace another',
    file: 'new-edition.ts',
    from: ' && before !== withdrawn[name]',
    to: '',
  },
  {
    name: 'a second team ends the canary of the first',
    file: 'promote.ts',
    from: '{ ...inCanary, ...releases }',
    to: 'releases',
  },
  {
    name: 'a promotion ends the canaries of all others',
    file: 'promote.ts',
    from: 'Object.keys(remaining).length === 0',
    to: 'Object.keys(remaining).length >= 0',
  },
  {
    name: 'a halt ends another canary than the one it was decided for',
    file: 'moves.ts',
    from: 'isMoved = now?.canary?.edition === edition;',
    to: 'isMoved = Boolean(now?.canary);',
  },
  {
    name: 'two servers take a step twice',
    file: 'next-step.ts',
    from: ' || canary.percent !== step.percent',
    to: '',
  },
  {
    name: 'a server takes a step during a freeze',
    file: 'moves.ts',
    from: 'if (frozen) return `Promotions are frozen: ${frozen.reason}.`;',
    to: '',
  },
  {
    name: 'a release in quarantine goes to more readers',
    file: 'moves.ts',
    from: 'return bad ? `',
    to: 'return bad && false ? `',
  },
  {
    name: 'a remote is retired beside a canary that has it',
    file: 'moves.ts',
    from: "  if (now.canary) throw new Error('A canary is open. Halt it, or release it to all readers, first.');\n",
    to: '',
  },
  {
    name: 'a rollback leaves the canary open',
    file: 'moves.ts',
    from: "action: 'rollback', edition: target, canary: null",
    to: "action: 'rollback', edition: target",
  },
  {
    name: 'release.json is written before the files',
    file: 'publish-release.ts',
    from: '    await inParallel(release.files, CONCURRENT_FILES, send);\n    await createManifest(store, `${prefix}release.json`, store.signs ? signed : manifest, release);',
    to: '    await createManifest(store, `${prefix}release.json`, store.signs ? signed : manifest, release);\n    await inParallel(release.files, CONCURRENT_FILES, send);',
  },
  {
    name: 'a prune forgets the canary',
    file: 'prune.ts',
    from: '  if (now?.canary) await keep(now.canary.edition, parents);\n',
    to: '',
  },
  {
    name: 'a prune removes what may replace a live release',
    file: 'stale-releases.ts',
    from: ', ...(await replacementsOf(store, kept))',
    to: '',
  },
  {
    name: 'a prune removes what was published within the last day',
    file: 'prune.ts',
    from: 'const YOUNG_MS = 24 * 60 * 60 * 1000;',
    to: 'const YOUNG_MS = 0;',
  },
  {
    name: 'a prune removes release.json last',
    file: 'prune.ts',
    from: '  await store.objects.remove(`${prefix}release.json`);\n  await Promise.all(files.map((file) => store.objects.remove(prefix + file)));',
    to: '  await Promise.all(files.map((file) => store.objects.remove(prefix + file)));',
  },
  {
    name: 'a prune does not choose again after its announcement',
    file: 'prune.ts',
    from: 'still = await plan(store, keep, now);',
    to: '',
  },
  {
    name: 'a promotion does not check whether its releases still exist',
    file: 'move-live.ts',
    from: '    await requireThere(store, now, move);\n',
    to: '',
  },
  {
    name: 'a prune does not invalidate earlier decisions',
    file: 'prune.ts',
    from: "    await moveLive(store, actor, async () => ({ action: 'prune' })).catch(notBegun);\n",
    to: '',
  },
  {
    name: 'unsigned documents are trusted',
    file: 'trust/trusted-keys.ts',
    from: "if (signature === undefined) return { reason: 'unsigned', why: UNSIGNED };",
    to: 'if (signature === undefined) return null;',
  },
  {
    name: 'every key is trusted',
    file: 'trust/trusted-keys.ts',
    from: 'if (!known) return altered(`it is signed with ${signature.key}, which is not among the TRUSTED_KEYS`);',
    to: 'if (!known) return null;',
  },
  {
    name: 'the signature of a release is not checked',
    file: 'edition-store.ts',
    from: 'if (!named) this.requireTrusted(key, found);',
    to: 'if (!named) void found;',
  },
  {
    name: 'without a canary every move counts, signed or not',
    file: 'trust/moves-without-key.ts',
    from: 'if (!canary || !isDeepStrictEqual(last.frozen, move.frozen)) return UNSIGNED;',
    to: 'if (!canary || !isDeepStrictEqual(last.frozen, move.frozen)) return null;',
  },
  {
    name: 'a server takes a step too early',
    file: 'trust/moves-without-key.ts',
    from: 'return now >= due - SKEW_MS',
    to: 'return now >= 0',
  },
  {
    name: 'an edition by somebody without a key stops a prune',
    file: 'prune.ts',
    from: 'return store.trusted ? unlessRefused(store.edition(id)) : store.edition(id);',
    to: 'return store.edition(id);',
  },
];
