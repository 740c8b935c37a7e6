import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isMarker, markerOf } from './marker.ts';
import { isSecure, sourceOf } from './own-page.ts';
import { readKept } from './session-cookies.ts';

const refreshBody = z.looseObject({ refresh_token: z.string().refine(isMarker) });

/**
 * The session of calls to the api. Pages name their token by its marker in `Authorization`, a header that no form, link or
 * picture of another site can send; web puts the token in its place when the marker is that of the cookie and the call comes
 * from no other site. Everything else passes as it is.
 */
export function callSession(publicOrigin: string | null) {
  const keptOf = (request: FastifyRequest) =>
    sourceOf(request, publicOrigin) === 'other'
      ? null
      : readKept(request.headers.cookie ?? '', isSecure(request, publicOrigin));

  return {
    /** An `onRequest` hook. */
    async authorize(request: FastifyRequest, _reply: FastifyReply): Promise<void> {
      const [scheme, marker = ''] = (request.headers.authorization ?? '').split(' ', 2);
      if (!isMarker(marker)) return;
      const kept = keptOf(request);
      if (kept && markerOf(kept.access) === marker) request.raw.headers.authorization = `${scheme} ${kept.access}`;
    },

    /**
     * The body that goes on in place of one that names a refresh token by a marker; `null` for all others. Any marker will do:
     * another tab may have renewed the tokens since it was read.
     */
    refreshBody(request: FastifyRequest): Buffer | null {
      if (!Buffer.isBuffer(request.body) || !request.body.includes('"refresh_token"')) return null;
      const kept = keptOf(request);
      if (!kept?.refresh) return null;
      const body = refreshBody.safeParse(readJson(request.body));
      return body.success ? Buffer.from(JSON.stringify({ ...body.data, refresh_token: kept.refresh })) : null;
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
