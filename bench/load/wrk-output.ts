/** What a run of wrk gave. */
export interface Load {
  perSecond: number;
  requests: number;
  /** 99th percentile of the time to an answer, ms. */
  slowestMs: number;
  /** Answers that were no success, and connections that broke. */
  errors: number;
}

const MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Reads the report that `wrk --latency` prints. Throws when it is none. */
export function readWrk(text: string): Load {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1];
  if (perSecond === undefined) throw new Error(`wrk reported nothing:\n${text}`);
  const [, slowest = '0', unit = 'ms'] = /\s99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? [];
  const broken = /Socket errors: (.*)/.exec(text)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: Number(perSecond),
    requests: number(/(\d+) requests in/),
    slowestMs: Number(slowest) * (MS[unit] ?? 1),
    errors: broken.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
  };
}
