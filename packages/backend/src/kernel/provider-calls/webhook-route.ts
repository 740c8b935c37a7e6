import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Notice, NoticeResponse } from './notice.ts';

/**
 * Lets routes of a plugin take notices. A signature is made over the very bytes, so nothing parses them first.
 * @returns reads the notice a request brought
 */
export function acceptWebhooks(app: FastifyInstance, bodyLimit: number): (request: FastifyRequest) => Notice {
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (request, body, done) => {
    bodies.set(request, Buffer.from(body));
    done(null, null);
  });
  return (request) => ({ headers: request.headers, body: bodies.get(request) ?? Buffer.alloc(0) });
}

/** Answers the sender of a notice in the sender's own format. */
export function answerNotice(reply: FastifyReply, { status, type, body }: NoticeResponse): FastifyReply {
  return reply.code(status).type(type).serializer(String).send(body);
}
