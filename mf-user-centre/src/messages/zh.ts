import addresses from './zh/addresses.ts';
import favourites from './zh/favourites.ts';
import ledger from './zh/ledger.ts';
import legal from './zh/legal.ts';
import navigation from './zh/navigation.ts';
import notices from './zh/notices.ts';
import order from './zh/order.ts';
import orders from './zh/orders.ts';
import portal from './zh/portal.ts';
import register from './zh/register.ts';
import scan from './zh/scan.ts';
import shared from './zh/shared.ts';
import signIn from './zh/sign-in.ts';

const zh = {
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
} as const;

export default zh;
