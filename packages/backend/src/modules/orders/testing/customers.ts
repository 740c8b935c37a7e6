import { addresses } from '../../../kernel/db/schema/index.ts';
import type { TestCustomer, TestShop } from '../../../testing/index.ts';

/** An address of a customer, in Hangzhou unless said otherwise. */
export async function anAddress(
  shop: TestShop,
  customer: TestCustomer,
  values: Partial<typeof addresses.$inferInsert> = {},
): Promise<number> {
  const [address] = await shop.db
    .insert(addresses)
    .values({
      userId: customer.id,
      cellphone: customer.cellphone,
      name: '林小满',
      location: '示例大厦',
      address: '浙江省杭州市余杭区示例路1号',
      latitude: '30.2',
      longitude: '120.1',
      house: '101室',
      ...values,
    })
    .returning({ id: addresses.id });
  if (!address) throw new Error('no test address was made');
  return address.id;
}
