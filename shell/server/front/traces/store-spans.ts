import { SpanKind, type Attributes } from '@opentelemetry/api';
import { z } from 'zod';
import { parseJson } from '../../../lib/parse-json.ts';
import type { ObjectStore } from '../../../store/object-store.ts';
import type { Tracing } from './tracing.ts';

const OF_RELEASE = /^releases\/([^/]+)\/([^/]+)\/(.+)$/;
const owned = z.object({ owner: z.string() });

/**
 * A span for each object that is read for a request, or that belongs to a release. Other reads of the store happen every
 * second.
 */
export function tracedObjects(objects: ObjectStore, tracing: Tracing): ObjectStore {
  const around = <Result>(
    what: string,
    key: string,
    read: () => Promise<Result>,
    found: (result: Result) => Attributes = () => ({}),
  ): Promise<Result> => {
    const parent = tracing.active.getStore();
    if (!parent && !OF_RELEASE.test(key)) return read();
    // The rest of a key may be text that somebody typed into a URL.
    const folder = key.replace(/\/.*/s, '');
    const attributes = { 'meadowlark.folder': folder };
    const span = tracing.start(`store ${what} ${folder}`, { kind: SpanKind.CLIENT, attributes }, parent);
    return tracing.around(span, async () => {
      const result = await read();
      span.setAttributes(found(result));
      return result;
    });
  };
  return {
    place: objects.place,
    get: (key) =>
      around(
        'get',
        key,
        () => objects.get(key),
        (body) => ofRelease(key, body, tracing),
      ),
    list: (prefix, after) => around('list', prefix, () => objects.list(prefix, after)),
    modified: (key) => around('head', key, () => objects.modified(key)),
    create: (key, body) => objects.create(key, body),
    put: (key, body) => objects.put(key, body),
    remove: (key) => objects.remove(key),
  };
}

/** Only of an object that exists: nobody invented its name. */
function ofRelease(key: string, body: Buffer | null, tracing: Tracing): Attributes {
  const [, name, version, file] = OF_RELEASE.exec(key) ?? [];
  if (body === null || name === undefined || version === undefined) return {};
  if (file === 'release.json') {
    const { data } = owned.safeParse(parseJson(String(body)));
    if (data) tracing.owns({ name, version }, data.owner);
  }
  return tracing.ofRelease({ name, version });
}
