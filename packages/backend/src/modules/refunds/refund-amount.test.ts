import { describe, expect, it } from 'vitest';
import { type PaidLine, paidLines } from './paid-lines.ts';
import { nothingPromised, type Promised, refundAmount } from './refund-amount.ts';

const line = (values: Partial<PaidLine>): PaidLine => ({
  id: 1,
  price: 1000,
  quantity: 1,
  coupon: 0,
  points: 0,
  pointsSpent: 0,
  shippingFee: 0,
  ...values,
});

describe('refundAmount', () => {
  it.each([
    {
      what: 'one piece at its price',
      wanted: [{ line: line({ price: 7900 }), promised: nothingPromised, quantity: 1 }],
      withShippingFee: false,
      is: { products: 7900, coupon: 0, points: 0, pointsSpent: 0, shippingFee: 0, money: 7900 },
    },
    {
      what: 'one of two, less its half of the coupon',
      wanted: [{ line: line({ price: 4485, quantity: 2, coupon: 500 }), promised: nothingPromised, quantity: 1 }],
      withShippingFee: false,
      is: { products: 4485, coupon: 250, points: 0, pointsSpent: 0, shippingFee: 0, money: 4235 },
    },
    {
      what: 'the last of three, with the cent that is left',
      wanted: [
        {
          line: line({ quantity: 3, coupon: 100 }),
          promised: { ...nothingPromised, quantity: 2, coupon: 66 },
          quantity: 1,
        },
      ],
      withShippingFee: false,
      is: { products: 1000, coupon: 34, points: 0, pointsSpent: 0, shippingFee: 0, money: 966 },
    },
    {
      what: 'two lines with points, which come back as points',
      wanted: [
        { line: line({ price: 7900, points: 400, pointsSpent: 400 }), promised: nothingPromised, quantity: 1 },
        {
          line: line({ id: 2, price: 4485, quantity: 2, points: 1000, pointsSpent: 1000 }),
          promised: nothingPromised,
          quantity: 1,
        },
      ],
      withShippingFee: false,
      is: { products: 12_385, coupon: 0, points: 900, pointsSpent: 900, shippingFee: 0, money: 11_485 },
    },
    {
      what: 'shipping fee of what was never sent',
      wanted: [{ line: line({ quantity: 2, shippingFee: 801 }), promised: nothingPromised, quantity: 1 }],
      withShippingFee: true,
      is: { products: 1000, coupon: 0, points: 0, pointsSpent: 0, shippingFee: 400, money: 1400 },
    },
    {
      what: 'no shipping fee of what somebody does not like',
      wanted: [{ line: line({ quantity: 2, shippingFee: 801 }), promised: nothingPromised, quantity: 2 }],
      withShippingFee: false,
      is: { products: 2000, coupon: 0, points: 0, pointsSpent: 0, shippingFee: 0, money: 2000 },
    },
    {
      what: 'points alone for what points paid',
      wanted: [{ line: line({ points: 1000, pointsSpent: 1000 }), promised: nothingPromised, quantity: 1 }],
      withShippingFee: false,
      is: { products: 1000, coupon: 0, points: 1000, pointsSpent: 1000, shippingFee: 0, money: 0 },
    },
  ])('is $what', ({ wanted, withShippingFee, is }) => {
    expect(refundAmount(wanted, { withShippingFee })).toMatchObject(is);
  });

  const added = (one: Promised, other: Promised): Promised => ({
    quantity: one.quantity + other.quantity,
    coupon: one.coupon + other.coupon,
    points: one.points + other.points,
    pointsSpent: one.pointsSpent + other.pointsSpent,
    shippingFee: one.shippingFee + other.shippingFee,
  });

  it('gives back to the cent what was paid, in whatever portions', () => {
    let seed = 41;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 500; round += 1) {
      const bought = Array.from({ length: 1 + random(3) }, (_, id) => ({
        id,
        price: random(5000),
        number: 1 + random(5),
        productType: random(3) === 0 ? ('virtual' as const) : ('physical' as const),
        flashSaleVariantId: null,
        couponMoney: null,
        pointsMoney: null,
      }));
      const products = bought.reduce((sum, each) => sum + each.price * each.number, 0);
      const couponMoney = random(products + 1);
      const pointsMoney = random(products - couponMoney + 1);
      const shippingFee = bought.some(({ productType }) => productType === 'physical') ? random(1500) : 0;
      const order = { couponMoney, pointsMoney, pointsSpent: Math.ceil(pointsMoney / 3), shippingFee };
      const paid = paidLines(order, bought);
      const kept: { index: number; promised: Promised; money: number }[] = [];
      const promisedOf = (index: number): Promised =>
        kept
          .filter((each) => each.index === index)
          .reduce((sum, { promised }) => added(sum, promised), nothingPromised);
      for (let ask = 0; ; ask += 1) {
        const wanted = paid.flatMap((each, index) => {
          const promised = promisedOf(index);
          const quantity = Math.min(random(3), each.quantity - promised.quantity);
          return quantity > 0 ? [{ line: each, promised, quantity }] : [];
        });
        const amount = refundAmount(wanted, { withShippingFee: true });
        for (const part of amount.lines) {
          for (const value of Object.values(part)) expect(value).toBeGreaterThanOrEqual(0);
          kept.push({ index: paid.findIndex(({ id }) => id === part.lineId), promised: part, money: part.money });
        }
        // Some are refused, and may be asked for once more.
        if (ask < 6 && kept.length > 0 && random(3) === 0) kept.splice(random(kept.length), 1);
        if (paid.every((each, index) => promisedOf(index).quantity === each.quantity)) break;
      }
      const sum = (of: (each: (typeof kept)[number]) => number) => kept.reduce((all, each) => all + of(each), 0);
      const back = {
        money: sum(({ money }) => money),
        points: sum(({ promised }) => promised.points),
        spent: sum(({ promised }) => promised.pointsSpent),
      };
      expect(back).toEqual({
        money: products - couponMoney - pointsMoney + shippingFee,
        points: pointsMoney,
        spent: order.pointsSpent,
      });
    }
  });
});
