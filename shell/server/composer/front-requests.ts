import type { Reply, Replies, FrontRequest } from '../protocol/messages.ts';

type FrontRequestOf<Kind extends FrontRequest['kind']> = Extract<FrontRequest, { kind: Kind }>;

/** Sends a request to the front. Rejects with the front's error. */
export type RequestFromFront = <Kind extends FrontRequest['kind']>(
  request: FrontRequestOf<Kind>,
) => Promise<Replies[Kind]>;

interface Waiting {
  request: FrontRequest;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

/** Requests to the front that have no reply yet. */
export class FrontRequests {
  readonly #open = new Map<number, Waiting>();
  readonly #post: (id: number, request: FrontRequest) => void;
  #last = 0;

  constructor(post: (id: number, request: FrontRequest) => void) {
    this.#post = post;
  }

  readonly send: RequestFromFront = <Kind extends FrontRequest['kind']>(request: FrontRequestOf<Kind>) => {
    this.#last += 1;
    const id = this.#last;
    return new Promise<Replies[Kind]>((resolve, reject) => {
      this.#open.set(id, { request, resolve: resolve as Waiting['resolve'], reject });
      this.#post(id, request);
    });
  };

  /** The job that sent the request; null if it is for all jobs. */
  jobOf(id: number): number | null {
    const request = this.#open.get(id)?.request;
    return request?.kind === 'fetch' ? request.job : null;
  }

  settle(id: number, reply: Reply): void {
    const waiting = this.#open.get(id);
    this.#open.delete(id);
    if ('error' in reply) waiting?.reject(reply.error);
    else waiting?.resolve(reply.value);
  }
}
