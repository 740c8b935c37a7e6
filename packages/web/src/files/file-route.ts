import type { Ban } from '@jishi/contracts/release';
import { RegistryError } from '@jishi/release';
import { negotiateEncoding } from '@jishi/server-kit/negotiate-encoding';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../http/send-plain.ts';
import type { RetainedVersions } from '../releases/retained-versions.ts';
import { type FileBytes, type FileStore, findFile, type PublishedFile } from './file-store.ts';
import { mimeType } from './mime.ts';

type FileRequest = FastifyRequest<{ Params: { part: string; version: string; '*': string } }>;

type FileRouteOptions = {
  retained: RetainedVersions;
  store: FileStore;
  /** Versions the live release bans; nobody may have their files any more. */
  banned: () => readonly Ban[];
};

/** `/remotes/<part>/<version>/<file>`: what the version's `files.json` lists, and nothing else. */
export function fileRoute(app: FastifyInstance, { retained: kept, store, banned }: FileRouteOptions): void {
  const isBanned = (part: string, version: string): boolean =>
    banned().some((ban) => ban.part === part && ban.version === version);

  app.get('/remotes/:part/:version/*', async (request: FileRequest, reply) => {
    const { part, version, '*': name } = request.params;
    if (isBanned(part, version)) return sendPlain(open(reply), 410, 'This version was withdrawn\n');
    try {
      const retainedVersion = await kept.find(part, version);
      const file = retainedVersion && findFile(retainedVersion, name);
      if (!file) return notFound(reply);
      const encoding = negotiateEncoding(request.headers['accept-encoding']);
      return await sendFile(request, reply, file, await store.get(file, encoding));
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      request.log.error({ err: error }, 'a published file is refused');
      return refuse(reply);
    }
  });
  app.get('/remotes', (_request, reply) => notFound(reply));
  app.get('/remotes/*', (_request, reply) => notFound(reply));
}

function sendFile(request: FileRequest, reply: FastifyReply, file: PublishedFile, sent: FileBytes): FastifyReply {
  const tag = `"${file.hash.slice('sha384-'.length, -40)}-${sent.encoding ?? 'plain'}-${sent.made}"`;
  reply.headers({
    'content-type': mimeType(request.params['*']),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: tag,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (knows(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (sent.encoding) reply.header('content-encoding', sent.encoding);
  return reply.send(sent.bytes);
}

/** Another encoding of the same file has another tag but the same content: it counts too. */
function knows(ifNoneMatch: string | undefined, tag: string): boolean {
  const content = tag.split('-')[0] ?? tag;
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '').startsWith(`${content}-`));
}

const notFound = (reply: FastifyReply): FastifyReply => sendPlain(open(reply), 404, 'Not found\n');

const refuse = (reply: FastifyReply): FastifyReply =>
  sendPlain(open(reply), 503, 'This file is refused: it is not what was published\n');

/** A script asked for with `crossorigin` may be told why it is missing. */
const open = (reply: FastifyReply): FastifyReply => reply.header('access-control-allow-origin', '*');
