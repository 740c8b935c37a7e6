import { type PreviewClaims, type PreviewRefusal, releaseId } from '@jishi/release';
import type { FastifyRequest } from 'fastify';
import { createFileFinder, type FileFinder } from '../files/file-finder.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { PreviewReleases } from '../releases/preview-releases.ts';
import type { PreviewAccess } from './preview-access.ts';

/** What the reader of a page looks at in place of the live release. */
export type Preview = { claims: PreviewClaims; release: LiveRelease };

export type Previews = {
  /**
   * What a browser that was opened with a link gets; `null` for all others.
   *
   * @throws Error saying why the release cannot be shown
   */
  lookAt(request: FastifyRequest): Promise<Preview | PreviewRefusal | null>;
  /** Name of the release a browser looks at; `null`: the live one. */
  idFor(request: FastifyRequest): Promise<string | null>;
  /** A file of the release a browser looks at. */
  findFile(request: FastifyRequest, ...file: Parameters<FileFinder>): ReturnType<FileFinder>;
};

type PreviewsOptions = {
  access: PreviewAccess;
  releases: PreviewReleases;
  /** The channel the shop follows. */
  channel: string;
};

export function createPreviews({ access, releases, channel: followed }: PreviewsOptions): Previews {
  const claimsFor = async (request: FastifyRequest): Promise<PreviewClaims | null> => {
    const found = await access.of(request);
    return typeof found === 'string' ? null : found;
  };
  return {
    async lookAt(request) {
      const found = await access.of(request);
      if (found === null || typeof found === 'string') return found;
      return { claims: found, release: await releases.open(found) };
    },
    async idFor(request) {
      const claims = await claimsFor(request);
      if (!claims) return null;
      const { channel, serial } = claims;
      return releaseId({ channel: channel === followed ? null : channel, serial, arm: 'live' });
    },
    async findFile(request, ...file) {
      const claims = await claimsFor(request);
      return claims && createFileFinder(await releases.filesOf(claims))(...file);
    },
  };
}
