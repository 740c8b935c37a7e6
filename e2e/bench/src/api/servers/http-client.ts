import { Agent, type IncomingMessage, request } from 'node:http';

export type Sent = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Connections of its own, apart from those a load fills. */
  agent?: Agent;
  /** Gives the request up. */
  signal?: AbortSignal;
};

export type Received = { status: number; text: string };

/** Connections stay open, as those of a balancer do. */
const shared = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'fifo' });

/** Sends one request and reads the whole answer. */
export function call(
  url: string,
  { method = 'GET', headers = {}, body, signal, agent = shared }: Sent = {},
): Promise<Received> {
  const payload = body === undefined ? null : JSON.stringify(body);
  const all = payload === null ? headers : { 'content-type': 'application/json', ...headers };
  return new Promise((resolve, reject) => {
    const take = (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      answer.on('error', reject);
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }));
    };
    const sending = request(url, { method, agent, headers: all, ...(signal ? { signal } : {}) }, take);
    sending.on('error', reject);
    sending.end(payload ?? undefined);
  });
}

/** The payload of an answer that must be ok. */
export async function callOk<T>(url: string, sent?: Sent): Promise<T> {
  const { status, text } = await call(url, sent);
  if (status !== 200) throw new Error(`${url} answered ${status}: ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { message: T }).message;
}
