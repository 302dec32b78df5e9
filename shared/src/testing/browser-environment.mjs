import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has no fetch, encoders or streams; React Router and React's server renderer need them. Node's own are used.
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    // A page of a test transfers nothing.
    if (!('getEntriesByName' in this.global.performance)) this.global.performance.getEntriesByName = () => [];
    const ports = (this.ports = []);
    this.global.MessageChannel ??= class extends MessageChannel {
      constructor() {
        super();
        ports.push(this.port1);
      }
    };
  }

  async teardown() {
    // An open port keeps the process alive: React's scheduler never closes its own.
    for (const port of this.ports) port.close();
    await super.teardown();
  }
}
