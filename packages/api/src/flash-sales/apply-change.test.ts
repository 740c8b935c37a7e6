import { describe, expect, it } from 'vitest';
import { pageWith, saleWith } from './apply-change.ts';
import type { FlashSaleChange } from './live-change.ts';
import type { FlashSale, FlashSaleCard, FlashSalePage } from './model.ts';

const change: FlashSaleChange = {
  id: '3',
  productId: '2',
  state: 'running',
  startsAt: '2026-11-20 22:00:00',
  endsAt: '2026-11-21 00:00:00',
  progress: 60,
  left: 12,
  variants: [{ id: '50', left: 12, held: 5 }],
  serverTime: '2026-11-20 23:38:17',
};
const { state, startsAt, endsAt } = change;
const card = { id: '3', name: '手机', progress: 40, left: 18, held: 5, state, startsAt, endsAt } as FlashSaleCard;
const page = { items: [{ ...card, id: '1' }, card], total: 2 } as unknown as FlashSalePage;
const sale = {
  id: '3',
  state,
  startsAt,
  endsAt,
  variants: [
    { id: '50', left: 18, held: 0 },
    { id: '51', left: 4, held: 0 },
  ],
} as unknown as FlashSale;

describe('a page', () => {
  it('shows what is left of the sale, and all others as they were', () => {
    const next = pageWith(page, change);
    expect(next.items).toEqual([page.items[0], { ...card, progress: 60, left: 12, held: 5 }]);
    expect(next.items[0]).toBe(page.items[0]);
  });

  it.each([
    ['it shows nothing of', { ...change, id: '9' }],
    ['that say what it shows', { ...change, progress: 40, left: 18 }],
  ])('is the same after the change %s', (_, change) => {
    expect(pageWith(page, change)).toBe(page);
  });

  it('shows that a sale ended or was moved', () => {
    const stock = { ...change, state: 'over', endsAt: '2026-11-20 23:30:00' } as const;
    expect(pageWith(page, stock).items[1]).toMatchObject({ state: 'over', endsAt: '2026-11-20 23:30:00' });
  });
});

describe('the sale of a product', () => {
  it('has what is left of each variant', () => {
    expect(saleWith(sale, change)?.variants).toEqual([
      { id: '50', left: 12, held: 5 },
      { id: '51', left: 4, held: 0 },
    ]);
    expect(saleWith(sale, { ...change, state: 'over' })).toMatchObject({ state: 'over' });
  });

  it('is the same after a change of another, and none stays none', () => {
    expect(saleWith(sale, { ...change, id: '9' })).toBe(sale);
    expect(saleWith(sale, { ...change, variants: [{ id: '50', left: 18, held: 0 }] })).toBe(sale);
    expect(saleWith(null, change)).toBeNull();
  });
});
