import { createSocket, type Socket } from 'node:dgram';
import type * as Dns from 'node:dns/promises';
import { once } from 'node:events';
import { resolveHost } from './resolve-host.ts';

const ADDRESS = 1;
const ALIAS = 5;
const ADDRESS_V6 = 28;

let names: Socket;
let requested: string[];
let mockNameServer: string;

jest.mock('node:dns/promises', () => {
  const dns = jest.requireActual<typeof Dns>('node:dns/promises');
  return {
    ...dns,
    Resolver: class extends dns.Resolver {
      constructor(options: ConstructorParameters<typeof dns.Resolver>[0]) {
        super(options);
        this.setServers([mockNameServer]);
      }
    },
  };
});

/** Knows one address for each kind of name, an alias of `closed`, and does not respond for `dead…`. */
beforeEach(async () => {
  requested = [];
  names = createSocket('udp4');
  names.on('message', (question, { port, address }) => {
    const labels = question.subarray(12, question.indexOf(0, 12));
    const name = labels.subarray(1, 1 + (labels[0] ?? 0)).toString();
    const type = question.readUInt16BE(12 + labels.length + 1);
    requested.push(name);
    if (name.startsWith('dead')) return;
    const isAlias = name === 'closed';
    const data = isAlias
      ? Buffer.from('\u0004gone\u0007example\0')
      : type === ADDRESS && name !== 'newest'
        ? Buffer.from([8, 8, 4, 4])
        : type === ADDRESS_V6 && name !== 'oldest'
          ? Buffer.from('26064700470000000000000000001111', 'hex')
          : null;
    const head = Buffer.concat([
      question.subarray(0, 2),
      Buffer.from([0x81, 0x80, 0, 1, 0, data ? 1 : 0, 0, 0, 0, 0]),
    ]);
    const record = data
      ? Buffer.concat([
          Buffer.from([0xc0, 12, 0, isAlias ? ALIAS : type, 0, 1, 0, 0, 0, 60, 0, data.length]),
          data,
        ])
      : Buffer.alloc(0);
    names.send(Buffer.concat([head, question.subarray(12, 12 + labels.length + 5), record]), port, address);
  });
  names.bind(0, '127.0.0.1');
  await once(names, 'listening');
  mockNameServer = `127.0.0.1:${names.address().port}`;
});

afterEach(() => names.close());

const V4 = { address: '8.8.4.4', family: 4 };
const V6 = { address: '2606:4700:4700::1111', family: 6 };

test.each([
  ['both', [V4, V6]],
  ['oldest', [V4]],
  ['newest', [V6]],
  // An alias that leads nowhere: `guarded-lookup.ts` refuses it.
  ['closed', []],
])('a public host has the addresses that the name servers know: %s', async (name, addresses) => {
  await expect(resolveHost(`${name}.example`, false)).resolves.toEqual(addresses);
});

test('names that do not resolve delay no others, and fail', async () => {
  const dead = Array.from({ length: 8 }, (_, i) => resolveHost(`dead${i}.example`, false));
  const failed = Promise.allSettled(dead);
  await expect(Promise.race([...dead, resolveHost('oldest.example', false)])).resolves.toEqual([V4]);
  expect(new Set((await failed).map((one) => one.status))).toEqual(new Set(['rejected']));
  await expect(dead[0]).rejects.toMatchObject({ code: 'ETIMEOUT' });
});

test('a host that the operator listed may be resolved by the system only', async () => {
  const addresses = await resolveHost('localhost', true);
  expect(
    addresses.map(({ address }) => address).filter((address) => !['127.0.0.1', '::1'].includes(address)),
  ).toEqual([]);
  expect(requested).toEqual([]);
});
