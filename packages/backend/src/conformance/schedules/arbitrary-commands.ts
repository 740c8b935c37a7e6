import fc from 'fast-check';
import { type Command, productNames, saleNames } from './commands.ts';
import { CUSTOMERS } from './context.ts';

export const customer = fc.nat(CUSTOMERS - 1);
const ofOrder = { customer, order: fc.nat(2) };
const product = fc.constantFrom(...productNames);
export const quantity = fc.integer({ min: 1, max: 2 });
const seldom = fc.integer({ min: 0, max: 5 }).map((number) => number === 0);

export const wish: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('order'),
  customer,
  good: product,
  quantity,
  beside: fc.option(fc.constantFrom('plain', 'keys'), { nil: null, freq: 2 }),
  coupon: fc.boolean(),
  points: fc.constantFrom(0, 0, 50, 120),
  key: fc.option(fc.nat(1), { nil: null }),
  isStale: seldom,
  isSplit: fc.boolean(),
});

export const prizeOrder: fc.Arbitrary<Command> = fc.record({ kind: fc.constant('order-prize'), customer });
export const pay: fc.Arbitrary<Command> = fc.record({ kind: fc.constant('pay'), ...ofOrder });
export const begin: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('begin'),
  platform: fc.constantFrom('weixin', 'alipay'),
  ...ofOrder,
});
export const notice: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('notice'),
  news: fc.constantFrom('paid', 'paid', 'paid', 'copy', 'wrong-amount', 'closed'),
  ...ofOrder,
});
export const refund: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('refund'),
  way: fc.constantFrom('balance', 'source'),
  isWhole: fc.boolean(),
  points: fc.constantFrom(0, 0, 20, -500),
  ...ofOrder,
});
const askedBack: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('ask-refund'),
  quantity: fc.integer({ min: 1, max: 2 }),
  isReturn: fc.boolean(),
  isOurFault: fc.boolean(),
  ...ofOrder,
});
const answered: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('answer-refund'),
  answer: fc.constantFrom('agree', 'agree', 'refuse', 'restock', 'discard'),
  ...ofOrder,
});
export const onRefund: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: askedBack, weight: 3 },
  { arbitrary: answered, weight: 3 },
  {
    arbitrary: fc.record({
      kind: fc.constantFrom('withdraw-refund', 'send-back', 'lapse-refund'),
      ...ofOrder,
    }) as fc.Arbitrary<Command>,
    weight: 2,
  },
);
const sentInParts: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('ship-part'),
  quantity: fc.integer({ min: 1, max: 2 }),
  ...ofOrder,
});
export const elsewhere: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('change-address'),
  to: fc.nat(2),
  isStale: seldom,
  ...ofOrder,
});
export const onOrder = fc.oneof(
  {
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(['cancel', 'cancel', 'lapse', 'lapse', 'ship', 'receive', 'review', 'remove', 'remind', 'extend'] as const),
      ),
      ...ofOrder,
    }) as fc.Arbitrary<Command>,
    weight: 8,
  },
  {
    arbitrary: fc.record({ kind: fc.constantFrom('restore', 'purge'), ...ofOrder }) as fc.Arbitrary<Command>,
    weight: 1,
  },
  { arbitrary: elsewhere, weight: 2 },
);
export const ofCustomer = fc.record({
  kind: fc.constantFrom('claim', 'draw', 'draw', 'refresh'),
  customer,
}) as fc.Arbitrary<Command>;
const signingIn: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ kind: fc.constant('guess'), customer, right: fc.nat(8) }) as fc.Arbitrary<Command>,
  fc.record({ kind: fc.constant('sign-out-others'), customer }) as fc.Arbitrary<Command>,
);
export const saleProduct = fc.constantFrom(...saleNames);
export const liningUp: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('line-up'),
  customer,
  good: saleProduct,
  quantity,
});
export const inLine = fc.record({
  kind: fc.constantFrom('look', 'leave', 'lapse-hold', 'lapse-hold'),
  customer,
  good: saleProduct,
}) as fc.Arbitrary<Command>;
const cart: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('cart'),
  customer,
  good: product,
  quantity: fc.integer({ min: 1, max: 3 }),
});
export const reprice: fc.Arbitrary<Command> = fc.record({
  kind: fc.constant('reprice'),
  good: product,
  price: fc.constantFrom(900, 1000, 1100),
});
const ofShop: fc.Arbitrary<Command> = fc.oneof(
  fc.constant<Command>({ kind: 'check-payments' }),
  fc.constant<Command>({ kind: 'recycle' }),
  fc.constant<Command>({ kind: 'carry-on' }),
  reprice,
  fc.record({ kind: fc.constant('receive-stock'), good: product, quantity: fc.constantFrom(-1, 1, 2) }),
);

export const anything: fc.Arbitrary<Command> = fc.oneof(
  { arbitrary: wish, weight: 4 },
  { arbitrary: pay, weight: 3 },
  { arbitrary: begin, weight: 1 },
  { arbitrary: notice, weight: 3 },
  { arbitrary: onOrder, weight: 4 },
  { arbitrary: sentInParts, weight: 1 },
  { arbitrary: refund, weight: 1 },
  { arbitrary: onRefund, weight: 2 },
  { arbitrary: ofCustomer, weight: 2 },
  { arbitrary: liningUp, weight: 2 },
  { arbitrary: inLine, weight: 2 },
  { arbitrary: prizeOrder, weight: 1 },
  { arbitrary: signingIn, weight: 2 },
  { arbitrary: cart, weight: 1 },
  { arbitrary: ofShop, weight: 3 },
);
