import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type SlowSenders = {
  counts: { opened: number; most: number; ended: Record<number, number> };
  stop(): void;
};

type SlowSendersOptions = {
  origin: string;
  /** How many at a time. */
  bodies: number;
  /** From whom the body of this number says it comes. */
  address: (index: number) => string;
  stop: AbortSignal;
};

const BYTE_EVERY_MS = 3_000;
/** A sender that was turned away comes back after about this time: sooner it were a flood of connections, which is another attack. */
const AGAIN_MS = 10_000;
const LENGTH = 200;
/** Opened in batches: a queue of connections that is full would slow down everybody, this program too. */
const AT_ONCE = 25;
const PAUSE_MS = 20;

/** Keeps so many requests open whose bodies come byte by byte; resolves when all have been begun. */
export async function openSlowSenders({ origin, bodies, address, stop }: SlowSendersOptions): Promise<SlowSenders> {
  const { hostname, port } = new URL(origin);
  const counts = { opened: 0, most: 0, ended: {} as Record<number, number> };
  const open = new Set<Socket>();
  let isOn = true;
  const send = (index: number): void => {
    if (!isOn) return;
    const socket = connect(Number(port), hostname);
    open.add(socket);
    counts.opened += 1;
    counts.most = Math.max(counts.most, open.size);
    let status = 0;
    socket.on('error', () => {});
    socket.once('data', (head) => {
      status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head.toString('latin1'))?.[1] ?? 0);
    });
    socket.once('close', () => {
      open.delete(socket);
      if (!isOn) return;
      counts.ended[status] = (counts.ended[status] ?? 0) + 1;
      setTimeout(send, AGAIN_MS * (0.5 + Math.random()), index).unref();
    });
    socket.write(
      `POST /api/v1/app/verifyPlugin/coupon HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
        `content-length: ${LENGTH}\r\nx-forwarded-for: ${address(index)}\r\n\r\n{`,
    );
  };
  const drip = setInterval(() => {
    for (const socket of open) socket.write(' ');
  }, BYTE_EVERY_MS);
  const end = () => {
    isOn = false;
    clearInterval(drip);
    for (const socket of open) socket.destroy();
  };
  try {
    for (let index = 0; index < bodies; index += 1) {
      send(index);
      if (index % AT_ONCE === AT_ONCE - 1) await sleep(PAUSE_MS, undefined, { signal: stop });
    }
  } catch (error) {
    end();
    throw error;
  }
  return { counts, stop: end };
}
