import { connect } from 'node:net';

/** A connection that sends what a test writes, byte by byte if it wants to. */
export type RawClient = {
  write(bytes: string): void;
  /** Everything that has come back. */
  text(): string;
  /** Statuses of the answers that have come back, 100 included. */
  statuses(): number[];
  /** When the other side has ended the connection. */
  closed: Promise<void>;
  isClosed(): boolean;
  /** Leaves without a word. */
  leave(): void;
};

/** Opens a connection to this computer and sends the first bytes. */
export function openRaw(port: number, bytes = ''): RawClient {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes, 'latin1');
  let text = '';
  let isClosed = false;
  socket.on('error', () => {}); // a reset is an end as well
  socket.on('data', (part) => {
    text += part.toString('utf8');
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      resolve();
    });
  });
  return {
    write: (more) => void socket.write(more, 'latin1'),
    text: () => text,
    statuses: () => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)),
    closed,
    isClosed: () => isClosed,
    leave: () => void socket.destroy(),
  };
}

/** The head of a POST whose body is yet to come. */
export function postHead(path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ host: 'shop', 'content-type': 'application/json', ...headers });
  return `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}
