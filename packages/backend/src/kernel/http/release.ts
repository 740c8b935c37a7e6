import { parseReleaseId, releaseId } from '@jishi/release/release-id';
import fp from 'fastify-plugin';

/** The release of the page that asks: its serial, and its name where that says more (a candidate, another channel). */
export type AskingRelease = { release: number | null; releaseId: string | null };

declare module 'fastify' {
  interface FastifyRequest {
    /** Nothing of it is known when the page named none. */
    askingRelease: AskingRelease;
  }
}

const unknown: AskingRelease = { release: null, releaseId: null };

/** `request.askingRelease` from the header `X-Release`. */
export const releasePlugin = fp(async (app) => {
  app.decorateRequest('askingRelease', null as unknown as AskingRelease);
  app.addHook('onRequest', async (request) => {
    request.askingRelease = readRelease(request.headers['x-release']);
  });
});

/** Reads the header; anything that names no release is as good as nothing. */
export function readRelease(header: string | string[] | undefined): AskingRelease {
  const ref = typeof header === 'string' ? parseReleaseId(header) : null;
  if (!ref) return unknown;
  const id = releaseId(ref);
  return { release: ref.serial, releaseId: id === String(ref.serial) ? null : id };
}
