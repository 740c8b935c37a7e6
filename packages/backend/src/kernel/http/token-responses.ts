import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

const HEADER = 'x-tokens';

/**
 * Responses that carry tokens say so, by whatever call they come: the web server puts those of its own pages where no script reads
 * them. Such responses are kept nowhere.
 */
export const tokenResponsesPlugin = fp(async (app) => {
  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (hasTokens(payload)) reply.header(HEADER, 'issued').header('cache-control', 'no-store');
    return payload;
  });
});

/** The call has ended the sign-in it was made with: its tokens are to be forgotten. */
export const endsTokens = (reply: FastifyReply): FastifyReply => reply.header(HEADER, 'ended');

const hasTokens = (payload: unknown): boolean =>
  isRecord(payload) && isRecord(payload['message']) && 'access_token' in payload['message'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
