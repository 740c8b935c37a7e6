import type { Rows } from './context/row.ts';
import { accountRows } from './rows/account.ts';
import { cartRows } from './rows/cart.ts';
import { catalogueRows } from './rows/catalogue.ts';
import { orderRows } from './rows/orders.ts';
import { passkeyRows } from './rows/passkeys.ts';
import { personalRows } from './rows/personal.ts';
import { promotionRows } from './rows/promotions.ts';
import { refundRows } from './rows/refunds.ts';
import { shopRows } from './rows/shop.ts';
import { signInRows } from './rows/sign-in.ts';

const parts = {
  accountRows,
  cartRows,
  catalogueRows,
  orderRows,
  passkeyRows,
  personalRows,
  promotionRows,
  refundRows,
  shopRows,
  signInRows,
};

/** Who may do what: one row per call of the api. A call without a row fails the tests, and so does a row without a call. */
export const authorizationMatrix: Rows = Object.assign({}, ...Object.values(parts));

/** Calls that two parts describe: one of them would be lost. */
export const describedTwice = (): string[] => {
  const names = Object.values(parts).flatMap((rows) => Object.keys(rows));
  return names.filter((name, index) => names.indexOf(name) !== index);
};
