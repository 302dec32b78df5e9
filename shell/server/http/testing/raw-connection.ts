import { connect } from 'node:net';

/** A connection that sends what a browser never would. */
export interface RawConnection {
  send: (text: string) => void;
  /** What has arrived so far. */
  received: () => string;
  /** Resolves with everything received when the other side has ended the connection. */
  closed: Promise<string>;
  /** Stops reading until `resume`. */
  pause: () => void;
  resume: () => void;
  end: () => void;
}

/** Opens a connection to a server. It may be refused: then it is closed with nothing received. */
export async function rawConnection(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  let text = '';
  const socket = connect(Number(port), hostname);
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  // A reset is an end as well.
  socket.on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
  return {
    send: (more) => void socket.write(more),
    received: () => text,
    closed,
    pause: () => void socket.pause(),
    resume: () => void socket.resume(),
    end: () => socket.destroy(),
  };
}

/** The response to a request line, as text. */
export async function rawRequest(origin: string, line: string): Promise<string> {
  const connection = await rawConnection(origin);
  connection.send(`${line} HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nConnection: close\r\n\r\n`);
  return connection.closed;
}
