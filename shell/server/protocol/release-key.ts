import type { ReleaseId } from './telemetry-event.ts';

/** `news@1.4.0-1a2b3c4d` */
export function releaseKey({ name, version }: ReleaseId): string {
  return `${name}@${version}`;
}

export function releaseOfKey(key: string): ReleaseId {
  const [name = '', version = ''] = key.split('@');
  return { name, version };
}
