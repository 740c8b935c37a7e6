import { describe, expect, test } from 'vitest';
import type { GroupCounts } from '../../judgement/judge.ts';
import { metricsOf } from './metrics.ts';

const epochsOf = (candidate: GroupCounts['events'], control: GroupCounts['events']) => ({
  epochs: [
    { share: 0.1, candidate: { visitors: 1_000, events: candidate }, control: { visitors: 9_000, events: control } },
  ],
});

test('four are looked at first, also when nothing was counted', () => {
  expect(metricsOf(epochsOf({}, {}), null).map(({ family, state }) => [family, state])).toEqual([
    ['error', 'notWorse'],
    ['lcp', 'notWorse'],
    ['calls', 'notWorse'],
    ['added-to-cart', 'notWorse'],
  ]);
});

describe('what the figures say', () => {
  test.each([
    ['nothing', 10, 90, 'notWorse'],
    ['so little that nobody is called', 14, 90, 'notWorse'],
    ['enough to look at', 24, 90, 'watch'],
    ['enough to go back', 40, 90, 'worse'],
    ['that it is better', 1, 90, 'better'],
  ])('%s: %i of 1,000, %i of 9,000', (_, candidate, control, state) => {
    const [error] = metricsOf(epochsOf({ error: { all: candidate } }, { error: { all: control } }), null);
    expect(error).toMatchObject({
      family: 'error',
      state,
      candidate: { visitors: 1_000, had: candidate },
      control: { visitors: 9_000, had: control },
    });
  });

  test('fewer orders are worse, more are better', () => {
    const of = (candidate: number) =>
      metricsOf(epochsOf({ ordered: { all: candidate } }, { ordered: { all: 900 } }), null).find(
        ({ family }) => family === 'ordered',
      )?.state;
    expect([of(30), of(100), of(190)]).toEqual(['worse', 'notWorse', 'better']);
  });
});

test('of a family the event is shown that says most, once one says something', () => {
  const events = (many: number) => ({ error: { all: many + 10, 'mf-catalog': many, shell: 10 } });
  const shown = (many: number) =>
    metricsOf(epochsOf(events(many), { error: { all: 100, 'mf-catalog': 10, shell: 90 } }), null)[0]?.event;
  expect([shown(1), shown(40)]).toEqual(['all', 'mf-catalog']);
});

test('others follow, what speaks against the candidate most first; families nobody met are left out', () => {
  const metrics = metricsOf(
    epochsOf({ paid: { all: 10 }, dead: { list: 30 } }, { paid: { all: 90 }, dead: { list: 9 } }),
    null,
  );
  expect(metrics.slice(4).map(({ family }) => family)).toEqual(['dead', 'paid']);
});

test('curves are shares of the visitors so far', () => {
  const arm = (visitors: number[], all: number[]) => ({ visitors, events: { error: { all } } });
  const curves = { rollout: 'x', times: ['a', 'b'], candidate: arm([0, 10], [0, 5]), control: arm([10, 100], [1, 1]) };
  const [error, lcp] = metricsOf(epochsOf({ error: { all: 5 } }, { error: { all: 1 } }), curves);
  expect(error?.curve).toEqual({ candidate: [0, 0.5], control: [0.1, 0.01] });
  expect(lcp?.curve).toEqual({ candidate: [0, 0], control: [0, 0] });
});
