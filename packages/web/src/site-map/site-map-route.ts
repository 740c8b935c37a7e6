import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compress } from '../compression/compress.ts';
import { negotiateEncoding } from '../compression/negotiate.ts';
import type { WebConfig } from '../config.ts';
import type { Limits } from '../limits.ts';
import type { ApiNews } from '../news/api-news.ts';
import { originOf } from '../pages/page-request.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { sendPlain } from '../send-plain.ts';
import { keepDocuments } from './kept-documents.ts';
import { robotsText } from './robots.ts';
import { siteMapData } from './site-map-data.ts';
import { siteMapPlaces } from './site-map-places.ts';
import { indexXml, placesXml } from './site-map-xml.ts';

const unzip = promisify(gunzip);

type SiteMapRouteOptions = {
  config: WebConfig;
  live: () => LiveRelease | null;
  news: ApiNews;
  limits: Limits;
};

/** What search engines may know: the pages of the live release, and which of them are nobody's business. */
export function siteMapRoute(app: FastifyInstance, { config, live, news, limits }: SiteMapRouteOptions): void {
  const { publicOrigin, channel } = config;
  const data = siteMapData(config);
  const documents = keepDocuments({
    news,
    limits,
    concerns: (subject) => subject === null || /^(goods|good:|categories|articles)/.test(subject),
    onError: (err) => app.log.warn({ err }, 'the site map could not be renewed: an older one is sent'),
  });
  app.addHook('onClose', async () => documents.close());

  const write = async (name: string, origin: string, { told }: LiveRelease): Promise<string | null> => {
    const places = siteMapPlaces(told, data);
    if (name === 'index') return indexXml(origin, await places.index());
    if (name === 'pages') return placesXml(origin, await places.pages());
    const part = /^products-(\d{1,7})$/.exec(name)?.[1];
    return part === undefined ? null : placesXml(origin, await places.products(Number(part)));
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
