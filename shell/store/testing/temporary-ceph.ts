import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'ceph', 'monmaptool', 'radosgw', 'radosgw-admin'];
const FOLDERS = ['/usr/bin', ...(process.env['PATH'] ?? '').split(path.delimiter)];
/** Below the range of ports that the system assigns; no other test listens here. */
const PORTS = { from: 20_000, to: 32_000 };
const START_MS = 30_000;

/** An S3 server and the credentials of its user. */
export interface TemporaryCeph {
  endpoint: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** The process that serves S3; stored objects survive while it is down. */
  gateway: { endpoint: string; kill(): void; start(): Promise<void> };
  stop(): void;
}

/** The missing programs of Ceph, or null. Completes the sentence "Object storage was not tested: ...". */
export function missingOfCeph(): string | null {
  const missing = PROGRAMS.filter((program) => !FOLDERS.some((folder) => canRun(path.join(folder, program))));
  return missing.length === 0
    ? null
    : `${missing.join(', ')} not found (apt-get install radosgw ceph-mon ceph-osd)`;
}

/**
 * Starts Ceph with its S3 gateway on the loopback address: one monitor, one storage daemon in memory, one gateway.
 * Production setups differ, but the S3 code is the same.
 */
export async function startCeph(): Promise<TemporaryCeph> {
  const place = mkdtempSync(path.join(tmpdir(), 'store-ceph-'));
  const daemons: ChildProcess[] = [];
  const stop = (): void => {
    for (const daemon of daemons) daemon.kill('SIGKILL');
    rmSync(place, { recursive: true, force: true });
  };
  const program = async (name: string, ...args: string[]): Promise<void> => {
    await run(name, ['-c', 'ceph.conf', ...args], { cwd: place, timeout: START_MS });
  };
  const daemon = (name: string, ...args: string[]): ChildProcess => {
    const started = spawn(name, ['-c', 'ceph.conf', '-f', ...args], { cwd: place, stdio: 'ignore' });
    daemons.push(started);
    return started;
  };
  try {
    const [monitor, gateway] = [freePort(), freePort()];
    const [cluster, disk] = [randomUUID(), randomUUID()];
    for (const folder of ['mon', 'osd', 'rgw', 'run']) mkdirSync(path.join(place, folder));
    writeFileSync(path.join(place, 'ceph.conf'), configuration(cluster, place, monitor, gateway));
    await run(
      'monmaptool',
      ['--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, 'map'],
      {
        cwd: place,
      },
    );
    await program('ceph-mon', '-i', 'a', '--mkfs', '--monmap', 'map');
    daemon('ceph-mon', '-i', 'a');
    await program('ceph', 'osd', 'new', disk);
    await program('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', disk);
    daemon('ceph-osd', '-i', '0');
    const credentials = { accessKeyId: 'tester', secretAccessKey: randomUUID() };
    const user = ['--uid', 'tester', '--display-name', 'Tester', '--access-key', credentials.accessKeyId];
    await program('radosgw-admin', 'user', 'create', ...user, '--secret-key', credentials.secretAccessKey);
    const endpoint = `http://127.0.0.1:${gateway}`;
    let gatewayProcess: ChildProcess | undefined;
    const kill = () => void gatewayProcess?.kill('SIGKILL');
    const start = async () => {
      gatewayProcess = daemon('radosgw', '-n', 'client.rgw');
      await listening(gateway);
    };
    await start();
    return { endpoint, credentials, gateway: { endpoint, kill, start }, stop };
  } catch (error) {
    stop();
    throw new Error('Ceph could not be started for the tests.', { cause: error });
  }
}

function configuration(cluster: string, place: string, monitor: number, gateway: number): string {
  return `[global]
fsid = ${cluster}
mon host = v2:127.0.0.1:${monitor}
public addr = 127.0.0.1
run dir = ${place}/run
crash dir = ${place}/run
log file = ${place}/$name.log
admin socket =
keyring = /dev/null
auth cluster required = none
auth service required = none
auth client required = none
# The default is encryption, which needs the authentication that is off here.
ms mon client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
# Each of the dozen pools waits for a round of the monitor; the default round takes a second.
paxos propose interval = 0.02
paxos min wait = 0.01
[mon]
mon data = ${place}/mon
[osd]
osd data = ${place}/osd
osd objectstore = memstore
osd class load list = *
osd class default list = *
[client]
rgw data = ${place}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gateway}
rgw thread pool size = 32
rgw run sync thread = false
`;
}

/** Ceph does not accept port 0 for "any"; concurrent tests are unlikely to draw the same port. */
function freePort(): number {
  return randomInt(PORTS.from, PORTS.to);
}

async function listening(port: number): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    if (await accepts(port)) return;
    await pause(100);
  }
  throw new Error('The gateway does not listen.');
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
  });
}

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
