import { Command } from 'commander';
import type { Times } from '../../kernel/wire/times.ts';
import { couponKinds, couponScopes } from '../../kernel/words/coupons.ts';
import { couponStateNow } from '../../modules/coupons/coupon-state.ts';
import { couponDocument } from '../operations/coupons/coupon-document.ts';
import {
  type CouponRow,
  couponUse,
  describeCoupon,
  listCoupons,
  printedCoupon,
} from '../operations/coupons/coupon-use.ts';
import { createCoupon, stopCoupon } from '../operations/coupons/save-coupon.ts';
import { readOne } from '../operations/support/problems.ts';
import { type DocumentOptions, documentOf, withDocument } from './support/document-options.ts';
import { groupOf, withExamples } from './support/examples.ts';
import { readWhole } from './support/inputs.ts';
import { moneyText } from './support/money.ts';
import { changesShop, readsShop } from './support/shop-command.ts';
import { facts, table } from './support/table.ts';
import { shown } from './support/words.ts';

function worthOf({ type, cost, costMax }: CouponRow): string {
  if (type === 'percent') return `${cost / 100} %`;
  return costMax === null ? moneyText(cost) : `${moneyText(cost)}–${moneyText(costMax)}`;
}

function described(coupon: CouponRow, now: Date, times: Times): (readonly [string, string | number | null])[] {
  return [
    ['id', coupon.id],
    ['name', shown(coupon.name)],
    ['kind', coupon.type],
    ['takes off', worthOf(coupon)],
    ['from', moneyText(coupon.threshold)],
    ['for', coupon.scopeType],
    ['state', couponStateNow(coupon, now)],
    ['starts', times.text(coupon.startTime)],
    ['ends', times.text(coupon.endTime)],
    ['left', `${coupon.remaining} of ${coupon.amount}`],
    ['per customer', coupon.perCustomer],
  ];
}

const listCommand = readsShop(
  withExamples(new Command('list').description('coupons and how they were used'), 'coupons list'),
  async (run) => {
    const now = run.shop.now();
    const coupons = await listCoupons(run.shop.db);
    const use = await couponUse(
      run.shop.db,
      coupons.map(({ id }) => id),
      now,
    );
    const rows = coupons.map((coupon) => [
      String(coupon.id),
      shown(coupon.name),
      worthOf(coupon),
      moneyText(coupon.threshold),
      couponStateNow(coupon, now),
      run.shop.times.text(coupon.endTime),
      coupon.remaining,
      use.get(coupon.id)?.claimed ?? 0,
      use.get(coupon.id)?.used ?? 0,
      moneyText(use.get(coupon.id)?.revenue ?? 0),
    ]);
    const head = ['id', 'name', 'takes off', 'from', 'state', 'ends', 'left', 'claimed', 'used', 'revenue'];
    run.show(
      coupons.map((coupon) => ({ ...printedCoupon(coupon), use: use.get(coupon.id) ?? null })),
      table(head, rows),
    );
  },
);

const id = (command: Command) => command.argument('<id>', 'its number', readWhole(1));

const showCommand = readsShop(
  withExamples(id(new Command('show').description('a coupon and what became of it')), 'coupons show 3'),
  async (run, _: object, id: number) => {
    const now = run.shop.now();
    const { coupon, use } = await describeCoupon(run.shop.db, id, now);
    const text = facts([
      ...described(coupon, now, run.shop.times),
      ['claimed', use.claimed],
      ['used', use.used],
      ['still usable', use.usable],
      ['over', use.over],
      ['taken off orders', moneyText(use.discount)],
      ['revenue', moneyText(use.revenue)],
    ]);
    run.show({ ...printedCoupon(coupon), use }, text);
  },
);

const createCommand = changesShop(
  withExamples(
    withDocument(
      new Command('create').description(
        `make a coupon to be claimed. Fields: name, note, kind (${couponKinds.words.join(', ')}), value, valueMax, percent, threshold, amount, perCustomer, scope (${couponScopes.words.join(', ')}), scopeKeys, starts, ends`,
      ),
    ),
    'coupons create -s name.zh=满百减十 -s name.en="10 off 100" -s value=10 -s threshold=100 -s amount=500 -s ends="2026-12-31"',
    'coupons create -s name.en="15 % off fruit" -s kind=percent -s percent=15 -s amount=99 -s scope=categories -s scopeKeys=fruit -s ends=2026-12-31',
  ),
  async (run, options: DocumentOptions) => {
    const { now, times } = run.shop;
    const document = readOne(couponDocument(times, now()), documentOf(options));
    const coupon = await run.change((tx) => createCoupon(tx, document, now()));
    run.show(printedCoupon(coupon), `Coupon ${coupon.id} is made.\n${facts(described(coupon, now(), times))}`);
  },
);

const stopCommand = changesShop(
  withExamples(
    id(new Command('stop').description('nobody claims it any more; what customers have stays good')),
    'coupons stop 3 --yes',
  ),
  async (run, _: object, id: number) => {
    const coupon = await run.change(async (tx) => {
      const stopped = await stopCoupon(tx, id, run.shop.now());
      run.confirm(`Coupon ${id} (${shown(stopped.name)}) will end for good.`);
      return stopped;
    });
    run.show({ id: coupon.id, state: 'finished' }, `Coupon ${id} has ended.`);
  },
);

/** `pnpm shop coupons …` */
export const couponsCommand = groupOf(
  new Command('coupons').description('coupons customers claim'),
  listCommand,
  showCommand,
  createCommand,
  stopCommand,
);
