import { type Customer, signIn } from '../support/api.ts';
import { operator } from '../support/operator.ts';
import { addAddress } from '../support/own-cart.ts';
import { newCustomer } from '../support/signed-in.ts';

/** Somebody of this test alone with an address and money, as if from another device. */
export async function customerWithMoney(): Promise<Customer> {
  const origin = process.env['SHOP_ORIGIN'] ?? '';
  const customer = await newCustomer(origin);
  await addAddress(origin, await signIn(customer, origin), '林小集');
  await operator('users', 'balance', customer.phone, '--change', '500', '--reason', 'journey', '--yes');
  return customer;
}
