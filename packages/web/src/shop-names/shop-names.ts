import type { Lang } from '@jishi/i18n/locale';
import * as z from 'zod';

const names = z.object({ name: z.string().min(1), slogan: z.string().nullish() });

/** How the shop calls itself in a language. */
export type ShopNames = z.infer<typeof names>;

export const shopNamesSchema = z.object({ zh: names, en: names });
export type ShopNamesOf = Record<Lang, ShopNames>;

/** Until the api has told the shop's name once: words that fit every shop. */
export const neutralNames: ShopNamesOf = { zh: { name: '本店' }, en: { name: 'The shop' } };
