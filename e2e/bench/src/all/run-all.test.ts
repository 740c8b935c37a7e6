import { expect, test } from 'vitest';
import { aBench, aFigure, aReport } from './fixtures.ts';
import { type Means, runAll } from './run-all.ts';
import type { Outcome } from './run-bench.ts';
import type { WholeReport } from './whole-report.ts';

const { machine } = aBench([]);
const plans = ['pages', 'api', 'live'].map((name) => ({ name, runs: 3, limitMs: 1 }));
const begun = aReport({}, { wanted: ['pages', 'api', 'live'] });
const good: Outcome = { how: 'measured', figures: [aFigure(1)] };
const bad: Outcome = { how: 'failed', lastWords: 'no' };

type Night = { ran: string[]; kept: WholeReport[]; report: WholeReport };

/** Runs them with these outcomes; stops the whole run while `stopAt` runs. */
async function night(from: WholeReport, outcomes: Record<string, Outcome>, stopAt?: string): Promise<Night> {
  const stopping = new AbortController();
  const [ran, kept]: [string[], WholeReport[]] = [[], []];
  const means: Means = {
    stop: stopping.signal,
    describe: () => machine,
    rest: () => Promise.resolve(),
    keep: async (report) => void kept.push(report),
    run: async ({ name }) => {
      ran.push(name);
      if (name === stopAt) stopping.abort();
      return outcomes[name] ?? good;
    },
  };
  return { report: await runAll(from, plans, means), ran, kept };
}

const state = ({ benches, failures }: WholeReport) => ({
  measured: Object.keys(benches),
  failed: failures.map(({ bench, how }) => `${bench} ${how}`),
});

test.each<[what: string, Record<string, Outcome>, stopAt: string | undefined, ran: string[], ReturnType<typeof state>]>(
  [
    ['all are well', {}, undefined, ['pages', 'api', 'live'], { measured: ['pages', 'api', 'live'], failed: [] }],
    [
      'one fails',
      { api: bad },
      undefined,
      ['pages', 'api', 'live'],
      { measured: ['pages', 'live'], failed: ['api failed'] },
    ],
    [
      'one hangs',
      { pages: { how: 'hung', lastWords: '' } },
      undefined,
      ['pages', 'api', 'live'],
      { measured: ['api', 'live'], failed: ['pages hung'] },
    ],
    [
      'it is stopped',
      { api: { how: 'stopped', lastWords: '' } },
      'api',
      ['pages', 'api'],
      { measured: ['pages'], failed: ['api stopped'] },
    ],
  ],
)('when %s, the report has what was finished', async (_, outcomes, stopAt, ran, expected) => {
  const after = await night(begun, outcomes, stopAt);
  expect(after.ran).toEqual(ran);
  expect(state(after.report)).toEqual(expected);
  expect(after.kept.at(-1)).toEqual(after.report);
  expect(after.kept).toHaveLength(ran.length);
});

test('a run goes on with what is missing, also with what had failed', async () => {
  const first = await night(begun, { pages: bad, api: { how: 'stopped', lastWords: '' } }, 'api');
  const second = await night(first.report, {});
  expect(second.ran).toEqual(['pages', 'api', 'live']);
  expect(state(second.report)).toEqual({ measured: ['pages', 'api', 'live'], failed: [] });
  const third = await night(second.report, { pages: bad });
  expect(third.ran).toEqual([]);
  expect(third.report).toEqual(second.report);
});

test('every bench says when it ran, how often, where, and under which load', async () => {
  const { report } = await night(begun, { api: bad });
  expect(report.benches['pages']).toMatchObject({ runs: 3, machine, figures: [aFigure(1)] });
  expect(report.benches['pages']?.load).toEqual({ before: expect.any(Number), after: expect.any(Number) });
  expect(report.failures[0]).toMatchObject({ bench: 'api', lastWords: 'no', load: { before: expect.any(Number) } });
});
