import { Agent, request } from 'node:http';

/** Status 0: the connection broke, or nobody answered in time. */
export type CallTime = { status: number; took: number };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const base = '/api/v1/app/';
const GIVE_UP_MS = 30_000;

/** An ordinary call of a visitor: a list of goods, or a small question with a body. Never throws. */
export function callOnce(
  origin: string,
  { address, hasBody }: { address: string; hasBody: boolean },
): Promise<CallTime> {
  const began = performance.now();
  const url = origin + base + (hasBody ? 'verifyPlugin/coupon' : 'good?page=1');
  const headers = {
    'apply-secret': 'jishi-demo-key',
    'x-forwarded-for': address,
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, took: performance.now() - began });
    const method = hasBody ? 'POST' : 'GET';
    const sending = request(url, { method, agent, headers, timeout: GIVE_UP_MS }, (answer) => {
      answer.on('error', () => end(0));
      answer.on('end', () => end(answer.statusCode ?? 0));
      answer.resume();
    });
    sending.on('timeout', () => sending.destroy());
    sending.on('error', () => end(0));
    sending.end(hasBody ? '{}' : undefined);
  });
}
