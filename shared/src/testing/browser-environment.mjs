import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom has no fetch, encoders or streams; React Router and React's server renderer need them. Node's own are used.
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'MessageChannel',
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
  }
}
