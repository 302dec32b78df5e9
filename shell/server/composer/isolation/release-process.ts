import process from 'node:process';

/** A release may know the machine, but nothing about the site that runs on it. */
const { arch, hrtime, platform, version } = process;
const versions = Object.freeze({ ...process.versions });
const env = Object.freeze({ NODE_ENV: 'production' });

/** A listener would outlive its release, and one for `uncaughtException` would hide the errors of all releases. */
const LISTENING = ['addListener', 'off', 'on', 'once', 'prependListener', 'removeAllListeners'];

/**
 * The `process` of releases: a plain frozen object. Methods that releases may not call throw an error that names them.
 * `emit` is missing, because React passes errors to it if it exists.
 */
export function releaseProcess(nextTick: NodeJS.Process['nextTick']): object {
  return Object.freeze({
    ...refusals(),
    arch,
    argv: Object.freeze([]),
    cwd: () => '/',
    env,
    hrtime,
    nextTick,
    platform,
    version,
    versions,
    // Packages detect Node by it.
    [Symbol.toStringTag]: 'process',
  });
}

function refusals(): Record<string, () => never> {
  const own = Object.entries(Object.getOwnPropertyDescriptors(process));
  const functions = own.filter(([, { value }]) => typeof value === 'function').map(([name]) => name);
  return Object.fromEntries(
    [...functions, ...LISTENING].map((name) => [
      name,
      () => {
        throw new Error(`Releases may not call process.${name}.`);
      },
    ]),
  );
}
