import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import { unitKey } from '../../../src/composition/unit.ts';
import { releaseOfUnit, releaseKey, type ReleaseId } from '../../../store/release-key.ts';
import type { SeenUnit } from '../../protocol/telemetry-event.ts';

/** What the spans of one server share. Attributes name releases and routes, never a reader: no address, path or query. */
export class Tracing {
  /** The span of the current request. */
  readonly active = new AsyncLocalStorage<Span>();
  /** Ids of spans that wait for a response: a request that names one was sent by this server. */
  readonly waiting = new Set<string>();
  readonly #tracer: Tracer;
  /** By remote, from the release that was loaded last. */
  readonly #owners = new Map<string, string>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  start(name: string, options: SpanOptions, parent: Span | Context | undefined): Span {
    let context = ROOT_CONTEXT;
    if (parent) context = 'spanContext' in parent ? trace.setSpan(ROOT_CONTEXT, parent) : parent;
    return this.#tracer.startSpan(name, options, context);
  }

  async around<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      failed(span);
      throw error;
    } finally {
      span.end();
    }
  }

  owns({ name }: ReleaseId, owner: string): void {
    this.#owners.set(name, owner);
  }

  ofRelease(release: ReleaseId): Attributes {
    const owner = this.#owners.get(release.name);
    return {
      'meadowlark.remote': release.name,
      'meadowlark.release': releaseKey(release),
      ...(owner !== undefined && { 'meadowlark.owner': owner }),
    };
  }

  ofUnit(unit: SeenUnit): Attributes {
    return {
      ...this.ofRelease(releaseOfUnit(unit)),
      'meadowlark.unit': unitKey(unit),
      'meadowlark.edition': unit.edition,
    };
  }
}

/** Without a message: an error may contain text that a reader typed. The log has it. */
export function failed(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}
