import type { Translation } from '@jishi/i18n';
import addresses from './en/addresses.ts';
import favourites from './en/favourites.ts';
import ledger from './en/ledger.ts';
import legal from './en/legal.ts';
import navigation from './en/navigation.ts';
import notices from './en/notices.ts';
import order from './en/order.ts';
import orders from './en/orders.ts';
import portal from './en/portal.ts';
import register from './en/register.ts';
import scan from './en/scan.ts';
import shared from './en/shared.ts';
import signIn from './en/sign-in.ts';
import type zh from './zh.ts';

const en = {
  ...shared,
  ...signIn,
  ...register,
  ...scan,
  ...legal,
  ...portal,
  ...addresses,
  ...favourites,
  ...ledger,
  ...navigation,
  ...notices,
  ...orders,
  ...order,
} as const satisfies Translation<typeof zh>;

export default en;
