/** An event that keeps the worker alive until `waitUntil` settles. TypeScript has these types only in its worker library. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  /** The network's response, requested while the worker started; undefined if the browser cannot. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface LastingMessage extends MessageEvent<unknown> {
  waitUntil: LastingEvent['waitUntil'];
}

/** The part of a service worker's global scope that is used here. */
export interface WorkerScope {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: LastingMessage) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
}
