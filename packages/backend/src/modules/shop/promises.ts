import { z } from 'zod';
import { setting } from '../../kernel/settings/settings.ts';
import { nameSetting, textSetting } from '../shop-settings/setting-shapes.ts';

/** What a promise is about: its picture, and where it stands beside the footer (returns and genuine: at a product). */
export const promiseKinds = ['delivery', 'price', 'returns', 'genuine'] as const;

const promise = z.strictObject({ kind: z.enum(promiseKinds), title: nameSetting, text: textSetting.default('') });

/**
 * What the shop promises its customers. Pages show exactly these: nothing an owner would be held to stands in code. Four titles
 * are the default.
 */
export const shopPromises = setting(
  'shop.promises',
  'promises in the footer and at products, at most four, [] for none: [{ "kind": "delivery", "price", "returns" or "genuine", "title": …, "text": … }]',
  z
    .array(promise)
    .max(promiseKinds.length)
    .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length, 'names a kind twice'),
  [
    { kind: 'delivery', title: { zh: '包邮到家', en: 'Free delivery' }, text: '' },
    { kind: 'price', title: { zh: '天天低价', en: 'Low prices every day' }, text: '' },
    { kind: 'returns', title: { zh: '7 天无理由退货', en: '7-day no-reason returns' }, text: '' },
    { kind: 'genuine', title: { zh: '正品保障', en: 'Genuine goods guarantee' }, text: '' },
  ],
);
