import { z } from 'zod';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { readSettings, type Setting, setting } from '../../kernel/settings/settings.ts';

const feature = (name: string, about: string): Setting<boolean> =>
  setting(`features.${name}`, `whether there are ${about}`, z.boolean(), true);

/** Features this server has, each a setting; everything else is answered with false. */
export const features = {
  coupon: feature('coupon', 'coupons'),
  comment: feature('comment', 'reviews of products: without them an order is over once it was received'),
  question: feature('question', 'questions about products, with answers'),
  seckill: feature('seckill', 'flash sales'),
  integral: feature('integral', 'points'),
  integralDraw: feature('integralDraw', 'lotteries for points'),
  integralCommodity: feature('integralCommodity', 'payments with points'),
  sweepLogin: feature('sweepLogin', 'QR codes to sign in with'),
  groupPurchase: feature('groupPurchase', 'group purchases in the list of orders'),
  article: feature('article', 'help pages'),
  passwordLogin: feature('passwordLogin', 'passwords to sign in with'),
  license: feature('license', 'licences that pages ask for'),
} as const;

/**
 * `seckill,coupon` → `{ seckill: true, coupon: true }`; null when no name was given.
 * @param isDemo `demo` is true where codes are told and money is play money
 */
export async function featureMap(db: DbOrTx, names: string, isDemo: boolean): Promise<Record<string, boolean> | null> {
  const wanted = names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (wanted.length === 0) return null;
  const known: Readonly<Record<string, boolean>> = { ...(await readSettings(db, features)), demo: isDemo };
  return Object.fromEntries(wanted.map((name) => [name, Object.hasOwn(known, name) && known[name] === true]));
}
