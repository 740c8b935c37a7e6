import addresses from './zh/addresses.ts';
import closing from './zh/closing.ts';
import favourites from './zh/favourites.ts';
import ledger from './zh/ledger.ts';
import legal from './zh/legal.ts';
import myData from './zh/my-data.ts';
import navigation from './zh/navigation.ts';
import notices from './zh/notices.ts';
import order from './zh/order.ts';
import orderActions from './zh/order-actions.ts';
import orders from './zh/orders.ts';
import parcels from './zh/parcels.ts';
import portal from './zh/portal.ts';
import profile from './zh/profile.ts';
import refunds from './zh/refunds.ts';
import register from './zh/register.ts';
import reviews from './zh/reviews.ts';
import scan from './zh/scan.ts';
import security from './zh/security.ts';
import shared from './zh/shared.ts';
import signIn from './zh/sign-in.ts';

const zh = {
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
} as const;

export default zh;
