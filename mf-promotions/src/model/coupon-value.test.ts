import { expect, it } from 'vitest';
import { figureSize, isDrawn, percentFigure, plainAmount } from './coupon-value.ts';

it.each([
  ['¥30.00', '¥30'],
  ['$1,000.00', '$1,000'],
  ['¥9.90', '¥9.9'],
  ['¥9.95', '¥9.95'],
  ['¥100.00', '¥100'],
])('%s is %s', (money, text) => expect(plainAmount(money)).toBe(text));

it.each([
  [10, '9', '10'],
  [20, '8', '20'],
  [15, '8.5', '15'],
  [12.5, '8.75', '12.5'],
  [99, '0.1', '99'],
])('%f %% off', (percent, zh, en) => {
  expect([percentFigure(percent, 'zh'), percentFigure(percent, 'en')]).toEqual([zh, en]);
});

it.each([
  ['¥30', 'l'],
  ['¥100', 'l'],
  ['8.5折', 'l'],
  ['¥1–20', 'm'],
  ['10%off', 'm'],
  ['$1,000', 'm'],
  ['¥0.5–12.5', 's'],
])('%s is written %s', (figure, size) => expect(figureSize(figure)).toBe(size));

it.each([
  [{ kind: 'amount', amount: 100 }, false],
  [{ kind: 'amount', amount: 100, most: 200 }, true],
  [{ kind: 'percentage', percent: 10 }, false],
] as const)('%j is drawn: %s', (value, drawn) => expect(isDrawn(value)).toBe(drawn));
