import { createSocket, type Socket } from 'node:dgram';
import type * as Dns from 'node:dns/promises';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { hostLookup } from './host-lookup.ts';

const NAME_UNKNOWN = 3;

let names: Socket;
let silent: boolean;
let mockNameServer: string;

jest.mock('node:dns/promises', () => {
  const dns = jest.requireActual<typeof Dns>('node:dns/promises');
  return {
    ...dns,
    lookup: jest.fn(),
    Resolver: class extends dns.Resolver {
      constructor(options: ConstructorParameters<typeof dns.Resolver>[0]) {
        super(options);
        this.setServers([mockNameServer]);
      }
    },
  };
});

/** Knows no names, like a name server for a name in /etc/hosts, or does not respond. */
beforeEach(async () => {
  silent = true;
  names = createSocket('udp4');
  names.on('message', (question, { port, address }) => {
    if (silent) return;
    const end = question.indexOf(0, 12) + 5;
    const head = Buffer.from([0x81, 0x80 | NAME_UNKNOWN, 0, 1, 0, 0, 0, 0, 0, 0]);
    names.send(Buffer.concat([question.subarray(0, 2), head, question.subarray(12, end)]), port, address);
  });
  names.bind(0, '127.0.0.1');
  await once(names, 'listening');
  mockNameServer = `127.0.0.1:${names.address().port}`;
});

afterEach(() => {
  names.close();
  jest.resetAllMocks();
});

const ADDRESSES = [
  { address: '10.0.0.7', family: 4 },
  { address: 'fd00::7', family: 6 },
];
const system = jest.mocked(lookup as unknown as (name: string) => Promise<typeof ADDRESSES>);
const ask = (name: string) =>
  new Promise((resolve, reject) => {
    hostLookup(name, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });
const noAnswer = () => Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' });

test('a name is looked up once at a time, and all callers get the result', async () => {
  system.mockResolvedValue(ADDRESSES);
  await expect(Promise.all([ask('shared'), ask('shared'), ask('shared')])).resolves.toEqual([
    ADDRESSES,
    ADDRESSES,
    ADDRESSES,
  ]);
  expect(system).toHaveBeenCalledTimes(1);
  await ask('shared');
  expect(system).toHaveBeenCalledTimes(2);
});

test('callers that want one address get the first', async () => {
  system.mockResolvedValue(ADDRESSES);
  await expect(promisify(hostLookup)('one', {})).resolves.toBe('10.0.0.7');
});

test('a name without a response is looked up again only when name servers respond', async () => {
  system.mockRejectedValue(noAnswer());
  await expect(ask('dead')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
  await expect(ask('dead')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  expect(system).toHaveBeenCalledTimes(1);
  silent = false;
  system.mockResolvedValue(ADDRESSES);
  await expect(ask('dead')).resolves.toEqual(ADDRESSES);
  silent = true;
  await expect(ask('dead')).resolves.toEqual(ADDRESSES);
});

test('a name that the system does not know is looked up again', async () => {
  system.mockRejectedValueOnce(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));
  await expect(ask('early')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  system.mockResolvedValue(ADDRESSES);
  await expect(ask('early')).resolves.toEqual(ADDRESSES);
});
