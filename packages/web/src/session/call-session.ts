import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isMarker, markerOf } from './marker.ts';
import { isSecure, requestSource } from './request-source.ts';
import { readTokens } from './session-cookies.ts';

const refreshBody = z.looseObject({ refresh_token: z.string().refine(isMarker) });

/**
 * The session of calls to the api. Pages name their token by its marker in `Authorization`, a header that no form, link or
 * picture of another site can send; web puts the token in its place when the marker is that of the cookie and the call comes
 * from no other site. Everything else passes as it is.
 */
export function callSession(publicOrigin: string | null) {
  const tokensOf = (request: FastifyRequest) =>
    requestSource(request, publicOrigin) === 'other'
      ? null
      : readTokens(request.headers.cookie ?? '', isSecure(request, publicOrigin));

  return {
    /** An `onRequest` hook. */
    async authorize(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
      const [scheme, marker = ''] = (request.headers.authorization ?? '').split(' ', 2);
      if (!isMarker(marker)) return;
      const tokens = tokensOf(request);
      if (tokens && markerOf(tokens.access) === marker)
        request.raw.headers.authorization = `${scheme} ${tokens.access}`;
    },

    /**
     * The body that goes on in place of one that names a refresh token by a marker; `null` for all others. Any marker will do:
     * another tab may have renewed the tokens since it was read.
     */
    refreshBody(request: FastifyRequest): Buffer | null {
      if (!Buffer.isBuffer(request.body) || !request.body.includes('"refresh_token"')) return null;
      const tokens = tokensOf(request);
      if (!tokens?.refresh) return null;
      const body = refreshBody.safeParse(readJson(request.body));
      return body.success ? Buffer.from(JSON.stringify({ ...body.data, refresh_token: tokens.refresh })) : null;
    },
  };
}

export type CallSession = ReturnType<typeof callSession>;

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
