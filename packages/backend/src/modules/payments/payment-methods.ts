import { z } from 'zod';
import type { Config } from '../../kernel/config/config.ts';
import type { DbOrTx } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/errors/shop-error.ts';
import { readSetting, setting } from '../../kernel/settings/settings.ts';
import type { Platform } from '../payment-attempts/payment-provider.ts';

/** Ways to pay: the balance, WeChat Pay by QR code, and Alipay on its page. */
const methodNames = ['balance', 'scan', 'online'] as const;
export type PaymentMethod = (typeof methodNames)[number];

export const paymentMethods = setting(
  'payment.methods',
  'ways to pay that customers may use: a list of balance, scan (WeChat Pay) and online (Alipay)',
  z
    .array(z.enum(methodNames))
    .min(1, 'names no way to pay')
    .refine((all) => new Set(all).size === all.length, 'names a way twice'),
  [...methodNames],
);

export const methodOf: Readonly<Record<Platform, PaymentMethod>> = { weixin: 'scan', alipay: 'online' };

/** The ways this shop can take money in now: chosen by the operator, and set up. In demo mode the sandbox stands in. */
export async function usableMethods(
  db: DbOrTx,
  { demo, payments }: Pick<Config, 'demo' | 'payments'>,
): Promise<PaymentMethod[]> {
  const isSetUp: Record<PaymentMethod, boolean> = {
    balance: true,
    scan: demo || payments.weixin !== null,
    online: demo || payments.alipay !== null,
  };
  return (await readSetting(db, paymentMethods)).filter((method) => isSetUp[method]);
}

/** @throws ShopError `pay.unavailable` for a way to pay the operator has not chosen */
export async function assertChosen(db: DbOrTx, method: PaymentMethod): Promise<void> {
  if (!(await readSetting(db, paymentMethods)).includes(method)) throw refuse('pay.unavailable');
}
