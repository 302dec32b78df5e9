/** An event that keeps the worker alive until `waitUntil` settles. TypeScript has these types only for workers alone. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface AskedEvent extends LastingEvent {
  request: Request;
  /** The answer of the network, asked while the worker started; undefined if the browser cannot. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

interface LastingMessage extends MessageEvent<unknown> {
  waitUntil: LastingEvent['waitUntil'];
}

/** What a service worker has of its global scope. */
export interface WorkerScope {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'fetch', listener: (event: AskedEvent) => void): void;
    (type: 'message', listener: (event: LastingMessage) => void): void;
  };
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  registration: ServiceWorkerRegistration;
}
