import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failed, type Tracing } from './tracing.ts';

const PROPAGATOR = new W3CTraceContextPropagator();
/** Requested by machines, every few seconds. */
const OF_MACHINES = new Set(['/healthz', '/readyz', '/metrics']);

/** A span for each request that passes the framework. Finished pages are sent before it, in microseconds. */
export function requestSpans(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (OF_MACHINES.has(request.routeOptions.url ?? '')) return done();
    const span = tracing.start(request.method, { kind: SpanKind.SERVER }, parentOf(request, tracing));
    spans.set(request, span);
    return tracing.active.run(span, done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (!span?.isRecording()) return;
    const { page, edition } = request.served ?? {};
    const route = page ?? request.routeOptions.url;
    // Streamed pages bypass the reply object.
    const status = reply.raw.statusCode;
    span.updateName(route === undefined ? request.method : `${request.method} ${route}`);
    span.setAttributes({
      'http.request.method': request.method,
      'http.response.status_code': status,
      'meadowlark.channel': request.channel,
      ...(route !== undefined && { 'http.route': route }),
      ...(edition !== undefined && { 'meadowlark.edition': edition }),
    });
    if (status >= 500) failed(span);
    span.end();
  });
}

/** The caller's span, if a trusted proxy or this server itself, which sends requests to its backend, names it. */
function parentOf(request: FastifyRequest, { waiting }: Tracing): Context | undefined {
  const { traceparent } = request.headers;
  if (typeof traceparent !== 'string') return undefined;
  const context = PROPAGATOR.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
  const named = trace.getSpanContext(context);
  if (!named) return undefined;
  // The first is the connection's own; a second is only read if that one is trusted.
  const isFromProxy = (request.ips?.length ?? 0) > 1;
  return isFromProxy || waiting.has(named.spanId) ? context : undefined;
}
