import type { ReleaseNames } from '@meadowlark/shared/contract/edition.ts';

export interface ReleaseId {
  name: string;
  version: string;
}

/** `news@1.4.0-1a2b3c4d` */
export function releaseKey({ name, version }: ReleaseId): string {
  return `${name}@${version}`;
}

/** The keys of several releases, one of each remote. */
export function releaseKeys(releases: ReleaseNames): string[] {
  return Object.entries(releases).map(([name, version]) => releaseKey({ name, version }));
}

export function releaseOfUnit({ remote, version }: { remote: string; version: string }): ReleaseId {
  return { name: remote, version };
}

export function releaseOfKey(key: string): ReleaseId {
  const [name = '', version = ''] = key.split('@');
  return { name, version };
}
