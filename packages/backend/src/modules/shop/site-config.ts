import { z } from 'zod';
import type { Config } from '../../kernel/config/config.ts';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { readSettings, setting } from '../../kernel/settings/settings.ts';
import type { Lang } from '../../kernel/texts/languages.ts';
import { usableMethods } from '../payments/payment-methods.ts';
import { settingText, textSetting } from '../shop-settings/setting-shapes.ts';
import { promiseKinds, shopPromises } from './promises.ts';

/** An address a QR code leads to (`/` and what follows is this shop), or a picture of the code. */
const codeSetting = z.strictObject({ url: z.string().nullable(), img: z.string().nullable() });
const noCode = { url: null, img: null };

/** The ways into the shop whose QR codes stand above the header. Its own pages fit a phone, so every shop has one. */
export const entranceCodes = setting(
  'shop.codes',
  'QR codes above the header: mini_program, h5 and app, each { "url": …, "img": … }: an address, or a picture of the code',
  z.strictObject({ mini_program: codeSetting, h5: codeSetting, app: codeSetting }),
  { mini_program: noCode, h5: { url: '/', img: null }, app: noCode },
);

const eventSink = z.discriminatedUnion('sink', [
  z.strictObject({ sink: z.literal('none') }),
  z.strictObject({ sink: z.literal('data-layer') }),
  z.strictObject({ sink: z.literal('endpoint'), url: z.string().regex(/^\/(?![/\\])/, 'must be a path of this shop') }),
]);

/** Where commerce events go, once a shopper has agreed: nowhere, the page's `dataLayer`, or a path of this origin. */
export const commerceEvents = setting(
  'shop.events',
  'where commerce events go after consent: { "sink": "none" }, { "sink": "data-layer" } or { "sink": "endpoint", "url": "/…" }',
  eventSink,
  { sink: 'none' },
);

export const registration = setting(
  'shop.icp',
  'number in the register the footer names: a text, or one per language',
  textSetting,
  '',
);
export const demoNotice = setting(
  'shop.demo_notice',
  'what the footer says of a shop that sells nothing: a text, or one per language',
  textSetting,
  '',
);

const tilePath = z
  .string()
  .regex(/^\/(?![/\\])[^\s?#\\]*$/, 'must be a path of this shop, like /tiles/{z}/{x}/{y}.png')
  .refine((path) => ['{z}', '{x}', '{y}'].every((name) => path.includes(name)), 'must name {z}, {x} and {y}');

/** Pictures of the map in the address form, whose they are, and the nearest zoom there are some for. */
const mapShape = z.strictObject({
  tiles: tilePath,
  attribution: textSetting.default(''),
  max_zoom: z.int().min(4).max(22).default(18),
});
export const mapTiles = setting(
  'shop.map',
  'pictures of the map in the address form: { "tiles": "/…/{z}/{x}/{y}.png", "attribution": …, "max_zoom": 4 to 22 }',
  mapShape.nullable(),
  null,
);

const codeSchema = z.object({ url: z.string().nullable(), img: z.string().nullable() });

export const siteConfigSchema = z.object({
  codes: z.object({ mini_program: codeSchema, h5: codeSchema, app: codeSchema }),
  icp: z.string().nullable(),
  notice: z.string().nullable(),
  events: z.object({ sink: z.string(), url: z.string().nullable() }),
  map: z.object({ tiles: z.string(), attribution: z.string().nullable(), max_zoom: z.int() }).nullable(),
  promises: z.array(
    z.object({
      kind: z.string().meta({ description: promiseKinds.join(', ') }),
      title: z.string(),
      text: z.string().nullable(),
    }),
  ),
  payments: z.array(z.string()).meta({ description: 'ways to pay there are: balance, scan, online' }),
});

/** What the frame of every page shows and does by configuration. */
export async function readSiteConfig(
  db: DbOrTx,
  config: Pick<Config, 'demo' | 'payments' | 'publicOrigin'>,
  lang: Lang,
): Promise<z.infer<typeof siteConfigSchema>> {
  const { codes, icp, notice, events, map, promises } = await readSettings(db, {
    codes: entranceCodes,
    icp: registration,
    notice: demoNotice,
    events: commerceEvents,
    map: mapTiles,
    promises: shopPromises,
  });
  return {
    codes: {
      mini_program: ownCode(codes.mini_program, config),
      h5: ownCode(codes.h5, config),
      app: ownCode(codes.app, config),
    },
    icp: settingText(icp, lang),
    notice: settingText(notice, lang),
    events: { sink: events.sink, url: 'url' in events ? events.url : null },
    map: map && { ...map, attribution: settingText(map.attribution, lang) },
    promises: promises.map(({ kind, title, text }) => ({
      kind,
      title: settingText(title, lang) ?? '',
      text: settingText(text, lang),
    })),
    payments: await usableMethods(db, config),
  };
}

type Code = z.infer<typeof codeSchema>;

/** An address of the shop itself is a path: pages hold those to the pages there are. */
function ownCode({ url, img }: Code, { publicOrigin }: Pick<Config, 'publicOrigin'>): Code {
  const isOwn = publicOrigin !== null && `${url}/`.startsWith(`${publicOrigin}/`);
  return { url: isOwn && url !== null ? url.slice(publicOrigin.length) || '/' : url, img };
}
