import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Contestant } from './contestant.ts';
import { startPrograms } from './program.ts';

/** The part of `candidates.json` that the bench reads: what peers have in common, and how to start each. */
const schema = z.object({
  common: z.object({
    a: z.string(),
    b: z.string(),
    nav: z.string(),
    card: z.string(),
    readyB: z.string(),
  }),
  peers: z.array(
    z.object({
      name: z.string(),
      base: z.url(),
      start: z.array(
        z.object({
          cmd: z.tuple([z.string()], z.string()),
          cwd: z.string().default('.'),
          env: z.record(z.string(), z.string()).default({}),
        }),
      ),
      server: z.boolean().default(false),
      lab: z.boolean().default(true),
    }),
  ),
});

type Peer = z.output<typeof schema>['peers'][number];
type Common = z.output<typeof schema>['common'];

/** Starts the peers in the `candidates.json` of a folder: the named ones, or all for null. Rejects if one fails. */
export async function startPeers(folder: string, only: readonly string[] | null): Promise<Contestant[]> {
  const file = path.join(folder, 'candidates.json');
  const { common, peers } = schema.parse(JSON.parse(await readFile(file, 'utf8')));
  const wanted = peers.filter(({ name }) => only === null || only.includes(name));
  const started: Contestant[] = [];
  try {
    for (const peer of wanted) started.push(await startPeer(folder, peer, common));
  } catch (error) {
    await Promise.all(started.map(({ stop }) => stop()));
    throw error;
  }
  return started;
}

async function startPeer(folder: string, peer: Peer, common: Common): Promise<Contestant> {
  const starts = peer.start.map(({ cmd: [command, ...args], cwd, env }) => ({
    command,
    args,
    cwd: path.resolve(folder, cwd),
    env,
  }));
  const programs = await startPrograms(starts, peer.base + common.a);
  return {
    name: peer.name,
    title: peer.name,
    origin: peer.base,
    home: null,
    front: common.a,
    post: common.b,
    card: common.card,
    story: { link: common.nav, path: common.b, selector: common.readyB },
    marks: false,
    lab: peer.lab,
    load: peer.server,
    pids: programs.map(({ pid }) => pid),
    stop: async () => {
      await Promise.all(programs.map(({ stop }) => stop()));
    },
  };
}
