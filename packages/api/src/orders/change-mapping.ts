import { toAddress } from '../addresses/mapping.ts';
import { centsFromYuan, toFlag, toNumber, toOptionalId, toOptionalText, toOptions } from '../wire/values.ts';
import type { AddressOffer, AgainLine } from './change-model.ts';
import type { WireAddressOffer, WireAgain } from './change-wire.ts';
import { toOrderAddress } from './mapping.ts';

export function toAgainLines({ lines }: WireAgain): AgainLine[] {
  return lines.map((line) => ({
    id: String(line.id),
    productId: String(line.good_id),
    variantId: toOptionalId(line.good_sku_id),
    categoryId: toOptionalId(line.category_id),
    name: line.name,
    picture: toOptionalText(line.img),
    options: toOptions(line.product_sku),
    wanted: toNumber(line.wanted),
    quantity: toNumber(line.number),
    limitedBy: line.limited_by ?? null,
    obstacle: line.obstacle ?? null,
    price: centsFromYuan(line.price),
    priceThen: centsFromYuan(line.price_was),
  }));
}

export function toAddressOffer(wire: WireAddressOffer): AddressOffer {
  return {
    shippingFee: centsFromYuan(wire.carriage),
    total: centsFromYuan(wire.total),
    paidBy: toFlag(wire.paid) ? (toNumber(wire.pay_way_code) === 1 ? 'online' : 'balance') : null,
    obstacle: wire.obstacle ?? null,
    current: wire.good_location ? toOrderAddress(wire.good_location) : null,
    choices: wire.shippings.map((row) => ({
      ...toAddress(row),
      shippingFee: centsFromYuan(row.carriage),
      difference: centsFromYuan(row.difference),
      isCurrent: toFlag(row.current),
      isAllowed: toFlag(row.allowed),
    })),
  };
}
