import type { FastifyReply } from 'fastify';
import { baseHeaders } from './base-headers.ts';

/** Answers with one line of text that nobody keeps. */
export function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...baseHeaders, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(text);
}
