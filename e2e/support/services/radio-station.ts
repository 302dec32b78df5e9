import { createServer, type ServerResponse } from 'node:http';
import { onLoopback } from './loopback.ts';

const RATE = 48_000;
const TICK_MS = 100;
/** Sent immediately, so that playback can start. */
const BURST_SECONDS = 3;

/** A radio station on loopback that streams a tone of 440 Hz. */
export interface RadioStation {
  url: string;
  /** Number of open connections. */
  listeners: () => number;
  /** `on` sends in real time; `silent` keeps connections open without data; `off` responds with 503. */
  setState: (state: 'on' | 'silent' | 'off') => void;
  /** Closes all connections. */
  disconnectAll: () => void;
  stop: () => Promise<void>;
}

export async function startRadioStation(): Promise<RadioStation> {
  let state: 'on' | 'silent' | 'off' = 'on';
  const listening = new Map<ServerResponse, number>();
  const server = createServer((_request, response) => {
    if (state === 'off') {
      response.writeHead(503).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'audio/wav' });
    response.write(wavHeader());
    listening.set(response, 0);
    if (state === 'on') send(response, BURST_SECONDS * RATE);
    response.on('close', () => listening.delete(response));
  });

  function send(response: ServerResponse, samples: number): void {
    const from = listening.get(response) ?? 0;
    response.write(tone(from, samples));
    listening.set(response, from + samples);
  }

  const ticking = setInterval(() => {
    if (state !== 'on') return;
    for (const response of listening.keys()) send(response, (RATE * TICK_MS) / 1000);
  }, TICK_MS);

  const { origin, stop } = await onLoopback(server);
  const disconnectAll = () => {
    for (const response of listening.keys()) response.destroy();
  };
  return {
    url: `${origin}/live`,
    listeners: () => listening.size,
    setState: (next) => (state = next),
    disconnectAll,
    stop: async () => {
      clearInterval(ticking);
      await stop();
    },
  };
}

/** 16 bits, mono. The lengths are the maximum, because a live stream has no end. */
function wavHeader(): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(0xff_ff_ff_ff, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(0xff_ff_ff_ff - 36, 40);
  return header;
}

function tone(from: number, samples: number): Buffer {
  const sound = Buffer.alloc(samples * 2);
  for (let i = 0; i < samples; i += 1) {
    sound.writeInt16LE(Math.round(8_000 * Math.sin((2 * Math.PI * 440 * (from + i)) / RATE)), i * 2);
  }
  return sound;
}
