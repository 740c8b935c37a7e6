import { connect, type Socket } from 'node:net';

/** An answer of a crowd: how long it took, when it came since the start, and its status. */
export type LaneShot = { ms: number; at: number; status: number };

/** `body`: JSON of a POST; null: a GET. */
export type Wanted = { origin: string; path: string; headers: Record<string, string>; body: string | null };

/**
 * Sends a request for each, so many at once over connections that stay open: the next begins when one has its answer. A bare reader of HTTP/1.1,
 * because the load shares the machine with what it measures: Node's own client takes longer for a request than the api does.
 */
export async function sendAll(all: readonly Wanted[], atOnce: number): Promise<{ shots: LaneShot[]; seconds: number }> {
  const shots: LaneShot[] = [];
  const waiting = all.values();
  const [first] = all;
  if (!first) return { shots, seconds: 0 };
  const lanes = await Promise.all(Array.from({ length: atOnce }, () => openLane(first.origin)));
  const start = performance.now();
  const run = async (lane: Lane): Promise<void> => {
    for (const wanted of waiting) {
      const sent = performance.now();
      const status = await lane.send(bytesOf(wanted));
      const ended = performance.now();
      shots.push({ ms: ended - sent, at: ended - start, status });
    }
  };
  await Promise.all(lanes.map(run));
  const seconds = (performance.now() - start) / 1000;
  for (const lane of lanes) lane.close();
  return { shots, seconds };
}

function bytesOf({ origin, path, headers, body }: Wanted): string {
  const ofBody: Record<string, string> =
    body === null ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const all = { host: new URL(origin).host, ...ofBody, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${body === null ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

type Lane = { send(bytes: string): Promise<number>; close(): void };

async function openLane(origin: string): Promise<Lane> {
  const { hostname, port } = new URL(origin);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let text = '';
  let settle: (status: number) => void = () => {};
  socket.setEncoding('latin1');
  socket.on('data', (part: string) => {
    text += part;
    const status = statusOf(text);
    if (status === null) return;
    text = '';
    settle(status);
  });
  const lose = () => settle(0);
  socket.on('error', lose).on('close', lose);
  return {
    send: (bytes) =>
      new Promise((resolve) => {
        settle = resolve;
        if (socket.destroyed) resolve(0);
        else socket.write(bytes);
      }),
    close: () => socket.destroy(),
  };
}

/** The status of an answer that is there as a whole; null while it is not. One request at a time is on its way. */
export function statusOf(text: string): number | null {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = text.slice(0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const isWhole = length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length - end - 4 >= Number(length);
  return isWhole ? Number(head.slice(9, 12)) : null;
}
