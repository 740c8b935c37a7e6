import { expect, test } from 'vitest';
import { type Transfer, untilRest, weigh } from './transfers.ts';

const transfer = (kind: string, bytes: number, startedAt: number): Transfer => ({
  url: `http://shop/${kind}`,
  kind,
  bytes,
  startedAt,
  endedAt: startedAt + 10,
});

test('bytes are counted by kind', () => {
  const transfers = [
    transfer('Document', 20, 0),
    transfer('Script', 3, 10),
    transfer('Script', 4, 99),
    transfer('Script', 50, 100),
    transfer('Image', 7, 20),
    transfer('Stylesheet', 6, 20),
    transfer('Fetch', 1, 120),
  ];
  expect(weigh(transfers, { loadedAt: 100, picturesAt: 50 })).toEqual({
    html: 20,
    scripts: 57,
    scriptsBeforeLoad: 7,
    scriptsBeforePictures: 3,
    styles: 6,
    images: 7,
    all: 91,
  });
});

test('what comes after ten seconds without a sign is not counted', () => {
  const [first, last, late] = [transfer('Script', 1, 100), transfer('Script', 1, 8_199), transfer('Script', 1, 10_300)];
  expect(untilRest([first, last, late], 200)).toEqual([first, last]);
});
