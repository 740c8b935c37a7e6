import type { InjectOptions } from 'fastify';
import type { TestShop } from '../../testing/index.ts';
import type { Memory } from './memory.ts';
import { multipartBody } from './multipart.ts';
import type { Recording } from './recordings.ts';

/** An answer as the recordings write it. */
export type Reply = { status: number; headers: Readonly<Record<string, unknown>>; body?: unknown; body_text?: string };

/** Sends a recorded request to our shop, with ours in place of every token, code and number the recorded server made up. */
export async function replay(shop: TestShop, { request }: Recording, memory: Memory): Promise<Reply> {
  const { method, path, headers, body } = request;
  const options: InjectOptions = {
    method,
    url: memory.text(path),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, memory.text(value)])),
  };
  const payload = body === undefined ? null : await payloadOf(body, headers, memory);
  const response = await shop.app.inject(payload === null ? options : { ...options, payload });
  const type = String(response.headers['content-type'] ?? '');
  const answered = { status: response.statusCode, headers: response.headers };
  return type.includes('json') ? { ...answered, body: response.json() } : { ...answered, body_text: response.body };
}

function payloadOf(body: unknown, headers: Recording['request']['headers'], memory: Memory): string | Promise<Buffer> {
  if (typeof body !== 'string') return JSON.stringify(memory.value(body));
  const boundary = /boundary=(\S+)/.exec(headers['Content-Type'] ?? '')?.[1];
  return boundary ? multipartBody(body, boundary) : body;
}
