import * as bills from '@jishi/api/bills';
import * as cart from '@jishi/api/cart';
import * as flashSales from '@jishi/api/flash-sales';
import * as lotteries from '@jishi/api/lotteries';
import * as orders from '@jishi/api/orders';
import * as payments from '@jishi/api/payments';
import * as points from '@jishi/api/points';
import * as products from '@jishi/api/products';
import * as refunds from '@jishi/api/refunds';
import * as security from '@jishi/api/security';
import * as signIn from '@jishi/api/sign-in';
import * as uploads from '@jishi/api/uploads';
import * as uiData from '@jishi/ui/data';
import * as uiForms from '@jishi/ui/forms';
import * as uiOverlays from '@jishi/ui/overlays';
import axios from 'axios';
import { eagerModules } from './eager.ts';
import type { lazyModules } from './lazy.ts';

/** The same modules at once, for server files of remotes: there is nothing to save on the server. */
const lazyOnTheServer: Record<keyof typeof lazyModules, object> = {
  axios,
  '@jishi/api/bills': bills,
  '@jishi/api/cart': cart,
  '@jishi/api/flash-sales': flashSales,
  '@jishi/api/lotteries': lotteries,
  '@jishi/api/orders': orders,
  '@jishi/api/payments': payments,
  '@jishi/api/points': points,
  '@jishi/api/products': products,
  '@jishi/api/refunds': refunds,
  '@jishi/api/security': security,
  '@jishi/api/sign-in': signIn,
  '@jishi/api/uploads': uploads,
  '@jishi/ui/data': uiData,
  '@jishi/ui/forms': uiForms,
  '@jishi/ui/overlays': uiOverlays,
};

export const sharedOnServer: Readonly<Record<string, unknown>> = { ...eagerModules, ...lazyOnTheServer };
