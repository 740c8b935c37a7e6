import { contentTag, isContentTag } from '@jishi/contracts/names';
import { RegistryError } from '@jishi/release';
import { offeredDictionary } from '@jishi/server-kit/dictionary';
import { negotiateEncoding } from '@jishi/server-kit/negotiate-encoding';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../http/send-plain.ts';
import type { DeltaStore } from './delta-store.ts';
import type { FileFinder } from './file-finder.ts';
import type { FileBytes, FileStore, PublishedFile } from './file-store.ts';
import { isCompressible, mimeType } from './mime.ts';

type FileRequest = FastifyRequest<{ Params: { part: string; folder: string; '*': string } }>;

type FileRouteOptions = {
  find: FileFinder;
  /** Files nobody gets but whoever has the link of a preview; `null` for all others. */
  findInPreview: (request: FastifyRequest, ...file: Parameters<FileFinder>) => ReturnType<FileFinder>;
  store: FileStore;
  deltas: DeltaStore;
};

/**
 * `/remotes/<part>/<tag of the content>/<file>`, and `/remotes/<part>/<version>/<file>` for the list of files and for tabs of
 * earlier versions: what `files.json` of a version lists, and nothing else.
 */
export function fileRoute(app: FastifyInstance, options: FileRouteOptions): void {
  app.get('/remotes/:part/:folder/*', async (request: FileRequest, reply) => {
    const { part, folder, '*': name } = request.params;
    try {
      const file = await options.find(part, folder, name);
      const previewed = file ? null : await options.findInPreview(request, part, folder, name);
      if (previewed && previewed !== 'withdrawn') {
        const bytes = await options.store.get(previewed, negotiateEncoding(request.headers['accept-encoding']));
        return sendFile(request, reply.header('cache-control', PRIVATE), previewed, bytes);
      }
      if (file === 'withdrawn') return sendPlain(open(reply), 410, 'This version was withdrawn\n');
      if (!file) return notFound(reply);
      return sendFile(request, reply, file, await bytesFor(request, file, options));
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      request.log.error({ err: error }, 'a published file is refused');
      return refuse(reply);
    }
  });
  app.get('/remotes', (_request, reply) => notFound(reply));
  app.get('/remotes/*', (_request, reply) => notFound(reply));
}

const PUBLIC = 'public, max-age=31536000, immutable';
/** No cache in between may give it to others. */
const PRIVATE = 'private, max-age=3600';

/** Bytes as they are sent; `dcz`: against the version of the file the reader has (RFC 9842). */
type SentBytes = FileBytes | { bytes: Buffer; encoding: 'dcz'; made: string };

async function bytesFor(request: FileRequest, file: PublishedFile, options: FileRouteOptions): Promise<SentBytes> {
  const delta = await deltaFor(request, file, options);
  return delta ?? options.store.get(file, negotiateEncoding(request.headers['accept-encoding']));
}

async function deltaFor(
  { headers, params: { part, '*': name } }: FileRequest,
  file: PublishedFile,
  { find, deltas }: FileRouteOptions,
): Promise<SentBytes | null> {
  const offered = offeredDictionary(headers);
  if (!offered || !isContentTag(offered.id) || offered.id === contentTag(file.hash)) return null;
  const dictionary = await find(part, offered.id, name).catch(noneIfRefused);
  if (!dictionary || dictionary === 'withdrawn') return null;
  const bytes = deltas.get(file, dictionary, offered.hash);
  return bytes && { bytes, encoding: 'dcz', made: offered.id };
}

/** Without its dictionary the file is sent whole. */
function noneIfRefused(error: unknown): null {
  if (error instanceof RegistryError) return null;
  throw error;
}

function sendFile(request: FileRequest, reply: FastifyReply, file: PublishedFile, sent: SentBytes): FastifyReply {
  const { part, '*': name } = request.params;
  const tag = `"${file.hash.slice('sha384-'.length, -40)}-${sent.encoding ?? 'plain'}-${sent.made}"`;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', PUBLIC);
  reply.headers({
    'content-type': mimeType(name),
    etag: tag,
    vary: 'Accept-Encoding, Available-Dictionary',
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  // For whatever takes its place in a later version.
  if (isCompressible(name)) {
    reply.header('use-as-dictionary', `match="/remotes/${part}/*/${name}", id="${contentTag(file.hash)}"`);
  }
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
