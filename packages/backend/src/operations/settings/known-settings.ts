import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx, Tx } from '../../db/database.ts';
import { configs, pointsConfigurations } from '../../db/schema/index.ts';
import {
  codesSetting,
  defaultCodes,
  defaultEvents,
  eventsSetting,
  mapSetting,
  textSetting,
} from '../../modules/shop/site-config.ts';
import { defaultMetadata, metaTextSetting, metaWordsSetting } from '../../modules/shop/site-metadata.ts';
import { CODE_SECONDS, codeSeconds } from '../../modules/sign-in/codes.ts';
import { codesPerAddress, PER_ADDRESS_AN_HOUR } from '../../modules/sign-in/send-code.ts';

/** A setting that takes effect at once in every process. */
export type KnownSetting = {
  key: string;
  about: string;
  schema: z.ZodType;
  fallback: unknown;
  read(db: DbOrTx): Promise<unknown>;
  /** Null: back to the default. */
  write(tx: Tx, value: unknown): Promise<void>;
};

export const knownSettings: readonly KnownSetting[] = [
  inConfigs('codes.per_address', 'calls for a code in an hour of one address', codesPerAddress, PER_ADDRESS_AN_HOUR),
  inConfigs('codes.seconds', 'seconds a code for signing in lives, from 60 to 1800', codeSeconds, CODE_SECONDS),
  inConfigs('points.yuan_per_point', 'what a point is worth, in yuan', z.number().min(0.01).max(100), 0.01),
  {
    key: 'points.return_percent',
    about: 'percent of the paid goods amount that comes back as points',
    schema: z.int().min(0).max(100),
    fallback: 0,
    read: async (db) => {
      const [rule] = await db.select().from(pointsConfigurations).where(eq(pointsConfigurations.system, 'sys_shop'));
      return rule?.value;
    },
    write: async (tx, value) => {
      const percent = Number(value ?? 0);
      await tx
        .insert(pointsConfigurations)
        .values({ system: 'sys_shop', name: { zh: '购物返积分', en: 'Points for shopping' }, value: percent })
        .onConflictDoUpdate({ target: pointsConfigurations.system, set: { value: percent } });
    },
  },
  inConfigs(
    'shop.codes',
    'QR codes above the header: mini_program, h5 and app, each { "url": …, "img": … }: an address, or a picture of the code',
    codesSetting,
    defaultCodes,
  ),
  inConfigs(
    'shop.demo_notice',
    'what the footer says of a shop that sells nothing: a text, or one per language',
    textSetting,
    '',
  ),
  inConfigs(
    'shop.events',
    'where commerce events go after consent: { "sink": "none" }, { "sink": "data-layer" } or { "sink": "endpoint", "url": "/…" }',
    eventsSetting,
    defaultEvents,
  ),
  inConfigs('shop.icp', 'number in the register the footer names: a text, or one per language', textSetting, ''),
  inConfigs('shop.licensed', 'what the original client is told of its licence', z.boolean(), true),
  inConfigs(
    'shop.map',
    'pictures of the map in the address form: { "tiles": "/…/{z}/{x}/{y}.png", "attribution": …, "max_zoom": 4 to 22 }',
    mapSetting.nullable(),
    null,
  ),
  inConfigs(
    'shop.service',
    'where customers reach service: { "url": …, "id": …, "img": … }, each a text or null',
    z.strictObject({ url: z.string().nullable(), id: z.string().nullable(), img: z.string().nullable() }),
    { url: null, id: null, img: null },
  ),
  inConfigs('site_metadata.author', 'who pages name as author, per language', metaTextSetting, defaultMetadata.author),
  inConfigs(
    'site_metadata.description',
    'what search engines read of pages without a description, per language',
    metaTextSetting,
    defaultMetadata.description,
  ),
  inConfigs(
    'site_metadata.keywords',
    'keywords of pages without any: a list per language',
    metaWordsSetting,
    defaultMetadata.keywords,
  ),
];

function inConfigs(key: string, about: string, schema: z.ZodType, fallback: unknown): KnownSetting {
  return {
    key,
    about,
    schema,
    fallback,
    read: async (db) => (await db.select().from(configs).where(eq(configs.key, key)))[0]?.value,
    write: async (tx, value) => {
      if (value === null) await tx.delete(configs).where(eq(configs.key, key));
      else await tx.insert(configs).values({ key, value }).onConflictDoUpdate({ target: configs.key, set: { value } });
    },
  };
}
