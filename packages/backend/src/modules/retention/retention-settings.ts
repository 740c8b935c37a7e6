import { z } from 'zod';
import { setting } from '../../kernel/settings/settings.ts';

/** Days the record of sign-ins is kept: long enough to follow an intrusion that is found late. */
export const signInLogDays = setting(
  'retention.sign_in_log_days',
  'days the record of sign-ins, with their network addresses, is kept, from 30 to 730',
  z.int().min(30).max(730),
  180,
);

/** Days a product stays among those a customer has looked at. */
export const viewedDays = setting(
  'retention.viewed_days',
  'days a product stays among those a customer has looked at, from 1 to 730',
  z.int().min(1).max(730),
  365,
);

/** Days a delivery address stays with an order after its end. The order itself stays: it belongs to the books. */
export const orderAddressDays = setting(
  'retention.order_address_days',
  'days name, number and address stay with an order after its end, from 90 to 3650',
  z.int().min(90).max(3650),
  1095,
);
