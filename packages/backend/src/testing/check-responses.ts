import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShopApp } from '../kernel/context/shop-app.ts';
import { responseForms } from '../kernel/wire/response-forms.ts';
import { responseProblem } from './response-problem.ts';

/**
 * Holds every successful answer of an app against the schema of its route, whichever way it was sent: kept bytes and other raw
 * bodies pass no serializer. Call it before the app is ready. Closing the app fails with the calls that broke their word.
 */
export function checkResponses(app: ShopApp): void {
  const problems = new Set<string>();
  app.addHook('onSend', async (request, reply, payload) => {
    const problem = problemOf(request, reply, payload);
    if (problem !== null) problems.add(`${request.method} ${request.routeOptions.url}: ${problem}`);
    return payload;
  });
  app.addHook('onClose', async () => {
    if (problems.size > 0) throw new Error(`Answers that are not as their routes say:\n${[...problems].join('\n')}`);
  });
}

function problemOf({ routeOptions }: FastifyRequest, reply: FastifyReply, payload: unknown): string | null {
  const schema = (routeOptions.schema?.response as Record<string, unknown> | undefined)?.[reply.statusCode];
  if (!(schema instanceof z.ZodType)) return null;
  const { file, json } = responseForms(schema);
  const type = String(reply.getHeader('content-type'));
  if (!type.startsWith('application/json')) return file ? null : `is ${type}, not JSON`;
  if (!json) return 'is JSON, not a file';
  const text = textOf(payload, reply.getHeader('content-encoding'));
  return text === null ? 'is a stream, not JSON' : responseProblem(json, JSON.parse(text));
}

/** The text of a body as it is sent; null for a stream. */
function textOf(payload: unknown, encoding: unknown): string | null {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return null;
  if (encoding === 'br') return brotliDecompressSync(payload).toString();
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString();
}
