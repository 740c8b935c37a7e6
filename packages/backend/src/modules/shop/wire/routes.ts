import { z } from 'zod';
import type { ShopPlugin } from '../../../kernel/context/shop-app.ts';
import { languages, projects } from '../../../kernel/db/schema/index.ts';
import { refuse } from '../../../kernel/errors/shop-error.ts';
import { readSetting } from '../../../kernel/settings/settings.ts';
import { LANGUAGES } from '../../../kernel/texts/languages.ts';
import { cachedResponse } from '../../../kernel/wire/cached-response.ts';
import { ok, okSchema } from '../../../kernel/wire/envelope.ts';
import { pageSchema, toPage } from '../../../kernel/wire/page.ts';
import { featureMap } from '../../shop-settings/features.ts';
import { customerService, licensed, serviceSchema } from '../service.ts';
import { readSiteConfig, siteConfigSchema } from '../site-config.ts';
import { readSiteMetadata, siteMetadataSchema } from '../site-metadata.ts';
import { bannerQuery, bannerSchema, listBanners, toWireBanner } from './banners.ts';

const projectSchema = z.object({
  id: z.int(),
  name: z.string(),
  cover: z.string().nullable(),
  pages: z.unknown(),
  config: z.unknown(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Shop data that every page may ask for. */
const freshness = { maxAge: 30, staleWhileRevalidate: 300 };

/** Banners and features of the shop, and what its pages say of it. */
export const shopRoutes: ShopPlugin = async (app) => {
  const { db, times, config, now } = app.shop;

  app.get(
    '/banner',
    {
      schema: cachedResponse(
        { summary: 'Banners and links of the shop', querystring: bannerQuery },
        pageSchema(bannerSchema),
      ),
    },
    (request, reply) =>
      app.responseCache.sendAssembled(request, reply, freshness, async () => {
        const { lang, query } = request;
        const [{ rows, total }, offers] = await Promise.all([listBanners(db, lang, query), app.offers.find(lang)]);
        const responses = rows.map((row) => toWireBanner(row, { lang, times, offers: offers.value }));
        const page = toPage(request, query, responses, total);
        const shown = responses.flatMap(({ tags }) =>
          tags.flatMap((tag) => (tag ? [`good:${tag.good_id}` as const] : [])),
        );
        return {
          json: JSON.stringify(page),
          tags: ['banners', 'goods', ...shown],
          parts: shown.length > 0 ? [offers] : [],
        };
      }),
  );

  app.get(
    '/lang',
    {
      schema: cachedResponse(
        { summary: 'Languages of the shop' },
        z.array(z.object({ name: z.string(), code: z.string() })),
      ),
    },
    (request, reply) =>
      app.responseCache.send(request, reply, { ...freshness, tags: ['languages'] }, async () => {
        const rows = await db.select().from(languages).orderBy(languages.sort);
        const known = rows.length > 0 ? rows : LANGUAGES;
        return known.map(({ name, code }) => ({ name, code }));
      }),
  );

  app.get(
    '/project/:id',
    {
      schema: {
        summary: 'Decoration of the mobile home page',
        params: z.object({ id: z.string() }),
        response: okSchema(projectSchema.nullable()),
      },
    },
    async () => {
      const [project] = await db.select().from(projects).orderBy(projects.id).limit(1);
      if (!project) return ok(null);
      const { createdAt, updatedAt, pages, config, ...plain } = project;
      const moments = { created_at: times.text(createdAt), updated_at: times.text(updatedAt) };
      return ok({ ...plain, pages, config, ...moments });
    },
  );

  app.get(
    '/serviceConfig',
    {
      config: { access: 'login' },
      schema: { summary: 'How to reach customer service', response: okSchema(serviceSchema) },
    },
    async () => ok(await readSetting(db, customerService)),
  );

  app.get(
    '/siteConfig',
    {
      schema: { summary: 'What the frame of every page shows by configuration', response: okSchema(siteConfigSchema) },
    },
    async (request) => ok(await readSiteConfig(db, app.shop.config, request.lang)),
  );

  app.get(
    '/siteMetadata',
    { schema: cachedResponse({ summary: 'What pages without a description say of the shop' }, siteMetadataSchema) },
    (request, reply) =>
      app.responseCache.send(request, reply, freshness, () => readSiteMetadata(db, config, now(), request.lang)),
  );

  const isLicensed = () => readSetting(db, licensed);
  const open = { access: 'open' } as const;
  app.get(
    '/commercialLicense',
    { config: open, schema: { summary: 'Whether the shop is licensed', response: okSchema(z.boolean()) } },
    async () => ok(await isLicensed()),
  );
  app.get(
    '/authorization',
    {
      config: open,
      schema: { summary: 'Whether the shop is licensed, as the text 1 or -1', response: okSchema(z.string()) },
    },
    async () => ok((await isLicensed()) ? '1' : '-1'),
  );

  app.post(
    '/verifyPlugin/:names?',
    {
      config: open,
      schema: {
        summary: 'Which features the shop has',
        params: z.object({ names: z.string().max(1000).optional() }),
        response: okSchema(z.record(z.string(), z.boolean())),
      },
    },
    async (request) => {
      const map = await featureMap(db, request.params.names ?? '', app.shop.config.demo);
      if (!map) throw refuse('plugin.name');
      return ok(map);
    },
  );
};
