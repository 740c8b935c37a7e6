import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { readSetting } from '../../settings.ts';
import { type Lang, type LocalText, pickText } from '../../texts/languages.ts';

/** An address a QR code leads to (`/` and what follows is this shop), or a picture of the code. */
export const codeSetting = z.strictObject({ url: z.string().nullable(), img: z.string().nullable() });
const noCode = { url: null, img: null };

/** The ways into the shop whose QR codes stand above the header. */
export const codesSetting = z.strictObject({ mini_program: codeSetting, h5: codeSetting, app: codeSetting });
/** The shop's own pages fit a phone, so its address is the one code every shop has. */
export const defaultCodes = { mini_program: noCode, h5: { url: '/', img: null }, app: noCode };

/** Where commerce events go, once a shopper has agreed: nowhere, the page's `dataLayer`, or a path of this origin. */
export const eventsSetting = z.discriminatedUnion('sink', [
  z.strictObject({ sink: z.literal('none') }),
  z.strictObject({ sink: z.literal('data-layer') }),
  z.strictObject({ sink: z.literal('endpoint'), url: z.string().regex(/^\/(?![/\\])/, 'must be a path of this shop') }),
]);
export const defaultEvents = { sink: 'none' as const };

/** A text in each language; a plain text counts for both. */
export const textSetting = z.union([z.string(), z.strictObject({ zh: z.string(), en: z.string() })]);

const tilePath = z
  .string()
  .regex(/^\/(?![/\\])[^\s?#\\]*$/, 'must be a path of this shop, like /tiles/{z}/{x}/{y}.png')
  .refine((path) => ['{z}', '{x}', '{y}'].every((name) => path.includes(name)), 'must name {z}, {x} and {y}');

/** Pictures of the map in the address form, whose they are, and the nearest zoom there are some for. */
export const mapSetting = z.strictObject({
  tiles: tilePath,
  attribution: textSetting.default(''),
  max_zoom: z.int().min(4).max(22).default(18),
});

const codeSchema = z.object({ url: z.string().nullable(), img: z.string().nullable() });

export const siteConfigSchema = z.object({
  codes: z.object({ mini_program: codeSchema, h5: codeSchema, app: codeSchema }),
  icp: z.string().nullable(),
  notice: z.string().nullable(),
  events: z.object({ sink: z.string(), url: z.string().nullable() }),
  map: z.object({ tiles: z.string(), attribution: z.string().nullable(), max_zoom: z.int() }).nullable(),
});

/** What the frame of every page shows and does by configuration. */
export async function readSiteConfig(db: Db, lang: Lang): Promise<z.infer<typeof siteConfigSchema>> {
  const [codes, icp, notice, events, map] = await Promise.all([
    readSetting(db, 'shop.codes', codesSetting, defaultCodes),
    readSetting(db, 'shop.icp', textSetting.nullable(), null),
    readSetting(db, 'shop.demo_notice', textSetting.nullable(), null),
    readSetting(db, 'shop.events', eventsSetting, defaultEvents),
    readSetting(db, 'shop.map', mapSetting.nullable(), null),
  ]);
  const inLang = (text: string | LocalText | null) =>
    (typeof text === 'string' ? text : text && pickText(text, lang)) || null;
  return {
    codes,
    icp: inLang(icp),
    notice: inLang(notice),
    events: { sink: events.sink, url: 'url' in events ? events.url : null },
    map: map && { ...map, attribution: inLang(map.attribution) },
  };
}
