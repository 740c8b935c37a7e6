import { expect, test } from '@playwright/test';
import { allPairs } from '../support/all-pairs.ts';
import { type Look, sittings } from './looks.ts';
import { states } from './states.ts';

const values: { [K in keyof Look]: readonly Look[K][] } = {
  lang: ['zh', 'en'],
  theme: ['light', 'dark'],
  width: [1280, 360],
  text: [100, 200],
  motion: ['no-preference', 'reduce'],
};
const factors = Object.keys(values) as (keyof Look)[];

test('every page is looked at', () => {
  const seen = new Set(sittings.map(({ state }) => state));
  const unseen = [...Map.groupBy(states, ({ route }) => route).values()].filter((own) => {
    const looked = own.filter((state) => seen.has(state)).length;
    return looked < (process.env['TEST_FULL'] ? own.length : 1);
  });
  expect(unseen).toEqual([]);
});

/** What changes while a page stands; the rest needs another opening. */
const whileOpen = ['theme', 'width', 'text'] as const;

test('every page meets every theme, width and text size', () => {
  const pages = Map.groupBy(states, ({ route }) => route);
  const missing = [...pages.keys()].flatMap((page) => {
    const looks = sittings.filter(({ state }) => state.route === page).flatMap(({ looks }) => looks);
    return (process.env['TEST_FULL'] ? factors : whileOpen).flatMap((factor) =>
      values[factor]
        .filter((value) => !looks.some((look) => look[factor] === value))
        .map((value) => `${page} ${value}`),
    );
  });
  expect(missing).toEqual([]);
});

test('these meet each other', () => {
  const looks = sittings.flatMap(({ looks }) => looks);
  const missing = allPairs(values).filter((row) =>
    factors.some((one) => factors.some((other) => !looks.some((l) => l[one] === row[one] && l[other] === row[other]))),
  );
  expect(missing).toEqual([]);
});
