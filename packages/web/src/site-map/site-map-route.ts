import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { compress } from '@jishi/server-kit/compress';
import { negotiateEncoding } from '@jishi/server-kit/negotiate-encoding';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChangeEvents } from '../change-events/change-events.ts';
import type { WebConfig } from '../config/config.ts';
import type { Limits } from '../config/limits.ts';
import { originOf } from '../http/origin.ts';
import { sendPlain } from '../http/send-plain.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { createDocumentCache } from './document-cache.ts';
import { robotsText } from './robots.ts';
import { siteMapData } from './site-map-data.ts';
import { siteMapUrls } from './site-map-urls.ts';
import { indexXml, urlsXml } from './site-map-xml.ts';

const unzip = promisify(gunzip);

type SiteMapRouteOptions = {
  config: WebConfig;
  live: () => LiveRelease | null;
  changeEvents: ChangeEvents;
  limits: Limits;
};

/** What search engines may know: the pages of the live release, and which of them are nobody's business. */
export function siteMapRoute(app: FastifyInstance, { config, live, changeEvents, limits }: SiteMapRouteOptions): void {
  const { publicOrigin, channel } = config;
  const data = siteMapData(config);
  const documents = createDocumentCache({
    changeEvents,
    limits,
    concerns: (subject) => subject === null || /^(goods|good:|categories|articles)/.test(subject),
    onError: (err) => app.log.warn({ err }, 'the site map could not be renewed: an older one is sent'),
  });
  app.addHook('onClose', async () => documents.close());

  const write = async (name: string, origin: string, { indexedPages: told }: LiveRelease): Promise<string | null> => {
    const urls = siteMapUrls(told, data);
    if (name === 'index') return indexXml(origin, await urls.index());
    if (name === 'pages') return urlsXml(origin, await urls.pages());
    const part = /^products-(\d{1,7})$/.exec(name)?.[1];
    return part === undefined ? null : urlsXml(origin, await urls.products(Number(part)));
  };

  const send = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const release = live();
    if (!release) return sendPlain(reply.header('retry-after', 10), 503, 'Not open yet\n');
    const origin = originOf(request, publicOrigin);
    try {
      const body = await documents.get([release.serial, origin, name].join(' '), async () =>
        // Robots take gzip, and what is kept stays small.
        compress(Buffer.from((await write(name, origin, release)) ?? ''), 'gzip', 'quick'),
      );
      reply
        .headers({ 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' })
        .type('application/xml; charset=utf-8');
      return negotiateEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip'
        ? reply.header('content-encoding', 'gzip').send(body)
        : reply.send(await unzip(body));
    } catch (err) {
      request.log.warn({ err }, 'there is no site map');
      return sendPlain(reply.header('retry-after', 60), 503, 'Not available\n');
    }
  };

  app.get('/sitemap.xml', (request, reply) => send('index', request, reply));
  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', (request, reply) => {
    const { name } = request.params;
    if (!/^(pages|products-\d{1,7})$/.test(name)) return sendPlain(reply, 404, 'Not found\n');
    return send(name, request, reply);
  });
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(robotsText({ origin: originOf(request, publicOrigin), isPublic: channel === 'live' })),
  );
}
