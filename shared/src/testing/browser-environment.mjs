import { TestEnvironment } from 'jest-environment-jsdom';

// jsdom lacks fetch, encoders and streams, which React Router and React's server renderer need. Use Node's.
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
    // jsdom has no popovers.
    const { Event, HTMLElement } = this.global;
    const turns = (newState) =>
      function turn() {
        this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
      };
    Object.assign(HTMLElement.prototype, { showPopover: turns('open'), hidePopover: turns('closed') });
    // jsdom lacks it. Tests transfer nothing.
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
