import { type PreviewClaims, type PreviewRefusal, readPreviewToken, type Trust } from '@jishi/release';
import type { FastifyRequest } from 'fastify';
import { originOf } from '../http/origin.ts';
import { previewTokenOf } from './preview-cookie.ts';

/** Who may look at what: the only place that decides it. */
export type PreviewAccess = {
  /** What a token opens at the shop it is shown to. */
  read(token: string, request: FastifyRequest): Promise<PreviewClaims | PreviewRefusal>;
  /** What the browser of a request was opened with; `null`: nothing. */
  of(request: FastifyRequest): Promise<PreviewClaims | PreviewRefusal | null>;
};

type PreviewAccessOptions = {
  trust: () => Promise<Trust>;
  publicOrigin: string | null;
  /** Whether cookies of a request are for https only. */
  isSecure: (request: FastifyRequest) => boolean;
};

export function createPreviewAccess({ trust, publicOrigin, isSecure }: PreviewAccessOptions): PreviewAccess {
  const read: PreviewAccess['read'] = async (token, request) =>
    readPreviewToken(token, { origin: originOf(request, publicOrigin), trust: await trust() });
  return {
    read,
    async of(request) {
      const token = previewTokenOf(request.headers.cookie ?? '', isSecure(request));
      return token === null ? null : read(token, request);
    },
  };
}
