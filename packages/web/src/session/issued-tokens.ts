import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { markerOf } from './marker.ts';
import { isSecure, type OriginFacts, requestSource } from './request-source.ts';
import { forgetTokens, storeTokens } from './session-cookies.ts';

/** The api says so of answers that give tokens out, or end them: `issued`, `ended`. Never passed on. */
export const TOKENS_HEADER = 'x-tokens';
/** Of pages: keep the tokens beyond the end of the browser, for the days the answer says or, where it says none, these. */
const REMEMBER_HEADER = 'x-remember';

const issued = z.looseObject({
  message: z.looseObject({
    access_token: z.string(),
    refresh_token: z.string(),
    refresh_expires_in: z.number().optional(),
  }),
});

/** What undici gives of an answer; the proxy's types say less. */
export type Answer = { headers: Record<string, string | string[] | undefined>; stream: Readable };

/**
 * Sends what the api answered. Tokens it gave to a page of this shop go into cookies no script can read, and their markers
 * stand in their place; every other client gets them as they are.
 */
export async function sendTokens(
  request: OriginFacts,
  reply: FastifyReply,
  { headers, stream }: Answer,
  publicOrigin: string | null,
): Promise<unknown> {
  const what = headers[TOKENS_HEADER];
  if (what === undefined || requestSource(request, publicOrigin) !== 'own') return reply.send(stream);
  const secure = isSecure(request, publicOrigin);
  if (what === 'ended') return reply.header('set-cookie', forgetTokens(secure)).send(stream);
  const { message, ...rest } = issued.parse(JSON.parse(await text(stream)));
  const { access_token: access, refresh_token: refresh } = message;
  const wanted = Number(request.headers[REMEMBER_HEADER] ?? 0);
  const days = wanted > 0 ? (message.refresh_expires_in ?? wanted) : null;
  const marked = { ...message, access_token: markerOf(access), refresh_token: markerOf(refresh) };
  return reply
    .header('set-cookie', storeTokens({ access, refresh }, secure, days))
    .removeHeader('content-length')
    .send(JSON.stringify({ ...rest, message: marked }));
}
