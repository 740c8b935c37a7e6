import fc from 'fast-check';
import {
  anything,
  begin,
  customer,
  elsewhere,
  inLine,
  liningUp,
  notice,
  ofCustomer,
  onOrder,
  onRefund,
  pay,
  prizeOrder,
  quantity,
  refund,
  reprice,
  saleProduct,
  wish,
} from './arbitrary-commands.ts';
import type { Command, Schedule } from './commands.ts';
import { CUSTOMERS } from './context.ts';

/** The same by several at once: customers in turns, or one of them in several windows. */
const rush = (command: fc.Arbitrary<Command>): fc.Arbitrary<Command[]> =>
  fc
    .tuple(command, fc.integer({ min: 2, max: 4 }), fc.boolean())
    .map(([first, times, isOne]) =>
      Array.from({ length: times }, (_, index) =>
        'customer' in first && !isOne ? { ...first, customer: (first.customer + index) % CUSTOMERS } : first,
      ),
    );

/** Everything that may end an unpaid or a paid order, at the same one. */
const clash: fc.Arbitrary<Command[]> = fc
  .tuple(
    customer,
    fc.nat(1),
    fc.array(fc.oneof(pay, notice, onOrder, onOrder, refund, onRefund), { minLength: 2, maxLength: 4 }),
  )
  .map(([who, order, commands]) => commands.map((command) => ({ ...command, customer: who, order }) as Command));

/** Everybody pays their newest orders at once, from balances that are too low for all of them. */
const spree: fc.Arbitrary<Command[]> = fc.constant(
  Array.from({ length: 2 * CUSTOMERS }, (_, index) => ({
    kind: 'pay',
    customer: index % CUSTOMERS,
    order: Math.floor(index / CUSTOMERS),
  })),
);

/** A price changes while orders of these products are on their way. */
const repriced: fc.Arbitrary<Command[]> = fc
  .tuple(rush(wish), reprice)
  .map(([orders, change]) => [
    ...orders.slice(0, 2),
    ...orders.slice(0, 1).map((first) => ofSameProduct(change, first)),
  ]);

const ofSameProduct = (change: Command, order: Command): Command =>
  'good' in order && 'good' in change ? ({ ...change, good: order.good } as Command) : change;

/** A prize is ordered in several windows while it is turned into points. */
const redeemed: fc.Arbitrary<Command[]> = fc
  .tuple(prizeOrder, fc.boolean())
  .map(([first, isRecycled]) => [first, ...(isRecycled ? [{ kind: 'recycle' } as const] : []), first]);

const mixed = fc.array(anything, { minLength: 1, maxLength: 3 });
const opening = fc.array(wish, { minLength: 2, maxLength: 3 });
const rushed = fc.oneof(rush(wish), rush(ofCustomer), rush(pay), rush(notice), rush(prizeOrder), redeemed);

/** An order to its end, with somebody in a hurry at every step. */
const toTheEnd: fc.Arbitrary<Command[][]> = fc
  .tuple(customer, fc.constantFrom('pay', 'notice'), refund)
  .map(([who, way, back]) => {
    const on = { customer: who, order: 0 };
    const paid: Command = way === 'pay' ? { kind: 'pay', ...on } : { kind: 'notice', news: 'copy', ...on };
    return [
      [paid],
      [{ kind: 'ship', ...on }],
      [{ kind: 'receive', ...on }, { kind: 'receive', ...on }, { ...back, ...on } as Command],
      [{ kind: 'review', ...on }, { kind: 'review', ...on }, { kind: 'check-payments' }],
    ];
  });

/** A paid order of which pieces are asked back, sent or not, with everybody in a hurry at every step. */
const back: fc.Arbitrary<Command[][]> = fc
  .tuple(
    customer,
    fc.constantFrom('pay', 'notice'),
    fc.boolean(),
    fc.boolean(),
    fc.array(onRefund, { minLength: 1, maxLength: 3 }),
    fc.array(fc.oneof(onRefund, onRefund, onOrder, refund), { minLength: 2, maxLength: 4 }),
  )
  .map(([who, way, isSent, isTakenBack, first, then]) => {
    const on = { customer: who, order: 0 };
    const of = (commands: readonly Command[]) => commands.map((command) => ({ ...command, ...on }) as Command);
    const paid: Command = way === 'pay' ? { kind: 'pay', ...on } : { kind: 'notice', news: 'paid', ...on };
    const ask: Command = { kind: 'ask-refund', quantity: 1, isReturn: isSent, isOurFault: false, ...on };
    const agree: Command = { kind: 'answer-refund', answer: 'agree', ...on };
    const takeBack: Command = { kind: 'withdraw-refund', ...on };
    return [
      [paid],
      ...(isSent ? [of([{ kind: 'ship', ...on }]), of([{ kind: 'receive', ...on }])] : []),
      [ask, ...of(first)],
      isTakenBack ? [takeBack, takeBack, agree, agree] : [agree, agree],
      of([{ kind: 'send-back', ...on }, ...then]),
      of([
        { kind: 'answer-refund', answer: 'restock', ...on },
        { kind: 'answer-refund', answer: 'restock', ...on },
      ]),
      [{ kind: 'check-payments' }],
    ];
  });

const ordinary = { kind: 'order', coupon: false, points: 0, key: null, isStale: false, isSplit: false } as const;

/** An order goes elsewhere while it is paid, sent or given back, in several windows. */
const moved: fc.Arbitrary<Command[][]> = fc
  .tuple(
    customer,
    fc.constantFrom('pay', 'notice'),
    elsewhere,
    fc.array(fc.oneof(elsewhere, onOrder, onRefund, refund, begin), { minLength: 1, maxLength: 3 }),
  )
  .map(([who, way, away, then]) => {
    const on = { customer: who, order: 0 };
    const of = (commands: readonly Command[]) => commands.map((command) => ({ ...command, ...on }) as Command);
    const parcel: Command = { ...ordinary, customer: who, good: 'parcel', quantity: 1, beside: null };
    const paid: Command = way === 'pay' ? { kind: 'pay', ...on } : { kind: 'notice', news: 'paid', ...on };
    return [[parcel], of([paid, away]), of([away, ...then]), of([away, ...then]), [{ kind: 'check-payments' }]];
  });

const asOne = (batch: fc.Arbitrary<Command[]>): fc.Arbitrary<Command[][]> => batch.map((commands) => [commands]);
const later = fc.oneof(
  asOne(clash),
  asOne(clash),
  asOne(rushed),
  asOne(mixed),
  asOne(spree),
  toTheEnd,
  back,
  back,
  moved,
);

/** Both customers buy the last card keys beside other products, so that nothing but the keys is left to wait for. */
const lastKeys: fc.Arbitrary<Command[][]> = spree.map((payments) => [
  [0, 1].map((who) => ({ ...ordinary, customer: who, good: 'keys', quantity: 1, beside: 'plain' })),
  payments,
]);

const ending = fc.constantFrom('lapse-hold', 'leave');
const heldOrder: fc.Arbitrary<Command> = fc
  .record({ customer, good: saleProduct, quantity })
  .map((held) => ({ ...ordinary, ...held, beside: null }));

/** One sale, everybody lines up, then everything that may happen to what is held: at once, and once more. */
const inOneLine: fc.Arbitrary<Command[][]> = fc
  .tuple(
    saleProduct,
    rush(liningUp),
    fc.array(fc.oneof(inLine, heldOrder, heldOrder, liningUp), { minLength: 2, maxLength: 4 }),
    fc.array(fc.oneof(inLine, heldOrder, liningUp, onOrder), { minLength: 1, maxLength: 3 }),
  )
  .map(([one, lined, then, last]) => {
    const ofOne = (commands: readonly Command[]) =>
      commands.map((command) => ('good' in command ? { ...command, good: one } : command) as Command);
    return [ofOne(lined), [...ofOne(then), { kind: 'carry-on' }], ofOne(last)];
  });

/** One lines up while another one orders without a place: there are pieces for one of them. */
const passing: fc.Arbitrary<Command[][]> = fc.tuple(customer, saleProduct).map(([who, of]) => {
  const [own, other] = [who, (who + 1) % CUSTOMERS];
  const order: Command = { ...ordinary, customer: other, good: of, quantity: 2, beside: null };
  return [[order, { kind: 'line-up', customer: own, good: of, quantity: 2 }, order]];
});

/** Held pieces are ordered in several windows while they lapse, or are given up in another one. */
const heldTooLong: fc.Arbitrary<Command[][]> = fc
  .tuple(customer, saleProduct, quantity, ending)
  .map(([who, of, count, ends]) => {
    const held = { customer: who, good: of } as const;
    const order: Command = { ...ordinary, ...held, quantity: count, beside: null };
    return [[{ kind: 'line-up', ...held, quantity: count }], [order, { kind: ends, ...held }, order]];
  });

/** A customer tries in several windows to get more of a sale than they may; an order in two lines is not written together with others. */
const inWindows: fc.Arbitrary<Command[][]> = fc
  .tuple(customer, saleProduct, fc.constantFrom([1, 1, 1], [2, 2, 2], [1, 2], [2, 1], [2, 1, 2]), fc.boolean())
  .map(([who, of, quantities, isSplit]) => [
    quantities.map(
      (count): Command => ({ ...ordinary, customer: who, good: of, quantity: count, beside: null, isSplit }),
    ),
  ]);

/** More pieces than there are, wanted at once; orders that spend points are not written together with others. */
const lastPieces: fc.Arbitrary<Command[][]> = fc
  .tuple(fc.constantFrom('plain', 'sale'), fc.constantFrom(0, 50, 50))
  .map(([of, points]) => [
    [0, 1, 0].map((who): Command => ({ ...ordinary, points, customer: who, good: of, quantity: 2, beside: null })),
  ]);

/** Everybody makes all draws of the day at once: of most prizes one is left. */
const draws: fc.Arbitrary<Command[][]> = fc.constant([
  Array.from({ length: 2 * CUSTOMERS }, (_, index) => ({ kind: 'draw', customer: index % CUSTOMERS })),
]);

const first = fc.oneof(
  { arbitrary: asOne(opening), weight: 4 },
  { arbitrary: asOne(rush(wish)), weight: 4 },
  { arbitrary: asOne(repriced), weight: 2 },
  { arbitrary: lastKeys, weight: 1 },
  { arbitrary: inWindows, weight: 2 },
  { arbitrary: inOneLine, weight: 3 },
  { arbitrary: passing, weight: 1 },
  { arbitrary: heldTooLong, weight: 3 },
  { arbitrary: lastPieces, weight: 2 },
  { arbitrary: draws, weight: 1 },
);

/** Orders first, and perhaps a payment under way: what follows has something to meet. */
const schedule: fc.Arbitrary<Schedule> = fc
  .tuple(
    first,
    fc.array(fc.oneof(begin, pay, ofCustomer), { maxLength: 2 }),
    fc.array(later, { minLength: 1, maxLength: 3 }),
  )
  .map(([begun, second, rest]) => ({ batches: [...begun, second, ...rest.flat()].filter(({ length }) => length > 0) }));

/** The schedule of a seed: always the same one. */
export function scheduleOf(seed: number): Schedule {
  const [made] = fc.sample(schedule, { seed, numRuns: 1 });
  if (!made) throw new Error('fast-check made no schedule');
  return made;
}
