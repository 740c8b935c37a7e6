import type { Translation } from '@jishi/i18n';
import addresses from './en/addresses.ts';
import closing from './en/closing.ts';
import favourites from './en/favourites.ts';
import ledger from './en/ledger.ts';
import legal from './en/legal.ts';
import myData from './en/my-data.ts';
import navigation from './en/navigation.ts';
import notices from './en/notices.ts';
import order from './en/order.ts';
import orderActions from './en/order-actions.ts';
import orders from './en/orders.ts';
import parcels from './en/parcels.ts';
import portal from './en/portal.ts';
import profile from './en/profile.ts';
import refunds from './en/refunds.ts';
import register from './en/register.ts';
import reviews from './en/reviews.ts';
import scan from './en/scan.ts';
import security from './en/security.ts';
import shared from './en/shared.ts';
import signIn from './en/sign-in.ts';
import type zh from './zh.ts';

const en = {
  ...shared,
  ...signIn,
  ...register,
  ...scan,
  ...security,
  ...legal,
  ...myData,
  ...portal,
  ...profile,
  ...addresses,
  ...closing,
  ...favourites,
  ...ledger,
  ...navigation,
  ...notices,
  ...orders,
  ...order,
  ...orderActions,
  ...parcels,
  ...security,
  ...reviews,
  ...refunds,
} as const satisfies Translation<typeof zh>;

export default en;
