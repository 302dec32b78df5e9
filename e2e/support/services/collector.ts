import { createServer } from 'node:http';
import { onLoopback } from './loopback.ts';

/** A span as it arrived. */
export interface ArrivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  /** Empty if the span has no parent. */
  parentSpanId: string;
  attributes: Readonly<Record<string, unknown>>;
}

interface Sent {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ArrivedSpan, 'attributes' | 'parentSpanId'> & {
        parentSpanId?: string;
        attributes: { key: string; value: Record<string, unknown> }[];
      })[];
    }[];
  }[];
}

/** A collector of traces on loopback: OTLP over HTTP, as JSON. */
export async function startCollector() {
  const spans: ArrivedSpan[] = [];
  let text = '';
  let hangs = false;
  let requestCount = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      requestCount += 1;
      if (hangs) return;
      text += body;
      for (const { scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
        for (const { attributes, parentSpanId = '', ...span } of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            parentSpanId,
            attributes: Object.fromEntries(
              attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
            ),
          });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return {
    /** `origin`: for the setting OTEL_EXPORTER_OTLP_ENDPOINT. */
    ...(await onLoopback(server)),
    spans,
    /** All that was sent. */
    text: () => text,
    requestCount: () => requestCount,
    /** From now on it accepts requests and does not respond. */
    hang: () => {
      hangs = true;
    },
  };
}
