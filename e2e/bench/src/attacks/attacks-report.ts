import type { Measured, Unit } from '../report/figure.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import { median } from '../statistics.ts';
import type { AttacksResult, MeasuredAttacks } from './bench-attacks.ts';

type Column = 'before' | 'now';

/** One line of the table: what was done, the goal, and what was measured before and now; `—` where it was not measured. */
type Row = { what: string; goal: string; of: (measured: MeasuredAttacks) => Measured | null | undefined };

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
/** A cell that says more than the number that is compared. */
const telling = (value: number, unit: Unit, shown: string, better: Measured['better'] = 'lower') =>
  single(value, unit, { shown, better });

const rows: readonly Row[] = [
  {
    what: 'PostgreSQL: restarts and rounds of ended connections under orders; ends of the api',
    goal: '0 of 40',
    of: ({ outages }) => {
      const ends = outages?.result.death ? 1 : 0;
      return outages && telling(ends, 'count', `${ends} of ${outages.result.rounds.length}`);
    },
  },
  {
    what: '… acknowledged orders that are gone or there twice, books that do not agree',
    goal: '0',
    of: ({ outages }) => (outages && !outages.result.death ? single(outages.result.wrong.length, 'count') : null),
  },
  {
    what: '… first order after its return, median / longest',
    goal: '1000 ms',
    of: ({ outages }) => {
      const first = outages?.result.rounds.map(({ firstGoodMs }) => firstGoodMs) ?? [];
      return first.length > 0
        ? middle(first, 'ms', { shown: `${ms(median(first))} / ${ms(Math.max(...first))}` })
        : null;
    },
  },
  {
    what: '… catalogue calls that were not answered',
    goal: '0',
    of: ({ outages }) =>
      outages &&
      single(
        outages.result.rounds.reduce((sum, { unseen }) => sum + unseen, 0),
        'count',
      ),
  },
  ...(['stop', 'restart', 'freeze', 'thaw', 'slow', 'after'] as const).map(
    (name): Row => ({
      what: `Redis, ${name}: p99 of calls (of /healthz meanwhile), failed`,
      goal: '300 ms',
      of: ({ redis }) => {
        const phase = redis?.result.phases.find((one) => one.name === name);
        const shown = phase && `${ms(phase.p99)} (${ms(phase.controlP99)}), ${phase.failed} of ${phase.calls}`;
        return phase && shown ? telling(phase.p99, 'ms', shown) : null;
      },
    }),
  ),
  {
    what: 'event streams: open of those wanted',
    goal: '5000',
    of: ({ streams }) => {
      const open = streams?.result.opened.open ?? 0;
      return streams && telling(open, 'count', `${open} of ${streams.result.wanted}`, 'higher');
    },
  },
  {
    what: '… p99 of ordinary calls beside them, to before',
    goal: '1.5 ×',
    of: ({ streams }) => streams && telling(streams.result.p99Ratio, '×', times(streams.result.p99Ratio)),
  },
  {
    what: '… memory of web per stream',
    goal: '—',
    of: ({ streams }) => {
      const kb = (streams?.result.memory.perStream ?? 0) / 1024;
      return streams && telling(kb / 1024, 'MB', `${kb.toFixed(0)} KB`);
    },
  },
  {
    what: '… until a change reached all its readers, p99',
    goal: '—',
    of: ({ streams }) =>
      streams &&
      telling(
        streams.result.notices.p99,
        'ms',
        `${ms(streams.result.notices.p99)} (${streams.result.notices.reached} readers)`,
      ),
  },
  ...(['one address', 'many addresses'] as const).map(
    (attack): Row => ({
      what: `2000 bodies of a byte per 3 s from ${attack}: p99 of calls, to before; failed`,
      goal: '1.5 ×',
      of: (measured) => {
        const phase = measured['slow-bodies']?.result.find((one) => one.attack === attack);
        const calls = phase && phase.before.calls + phase.during.calls;
        const shown = phase && `${times(phase.ratio)} (${ms(phase.during.p99)}), ${phase.failed} of ${calls}`;
        return phase && shown ? telling(phase.ratio, '×', shown) : null;
      },
    }),
  ),
  ...(
    ['unknown keys of the query', 'products that do not exist', 'far pages of a list', 'made-up tokens'] as const
  ).map(
    (attack): Row => ({
      what: `64 pages in flight, ${attack}: p95 of others' uncached pages, to before`,
      goal: '2 ×',
      of: ({ pages }) => {
        const phase = pages?.result.find((one) => one.attack === attack);
        return phase ? telling(phase.ratio, '×', `${times(phase.ratio)} (${ms(phase.during.p95)})`) : null;
      },
    }),
  ),
  ...(['hostile', 'large'] as const).map(
    (size): Row => ({
      what: `12 ${size} pictures at a time: p99 of sign-in, to before; most memory of api + worker`,
      goal: '2 ×',
      of: ({ pictures }) => {
        const attack = pictures?.result[size];
        return attack
          ? telling(
              attack.ratio,
              '×',
              `${times(attack.ratio)} (${ms(attack.during.p99)}); ${attack.rss.api} + ${attack.rss.worker} MB`,
            )
          : null;
      },
    }),
  ),
  {
    what: '130 sign-ins at once from one address: answers, last after',
    goal: 'all 200',
    of: ({ pictures }) => {
      if (!pictures) return null;
      const { statuses, lastAfter } = pictures.result.crowd;
      return telling(lastAfter, 'ms', `${JSON.stringify(statuses)}, ${ms(lastAfter)}`);
    },
  },
];

export function attacksReport({ before, now }: AttacksResult): Report {
  const lines = rows.map(({ what, goal, of }): Cell[] => [what, goal, of(before)?.shown ?? '—', of(now) ?? '—']);
  return reportOf([
    table(['attack, and what others feel', 'goal', 'before', 'now'], lines),
    ...[conditions('before', before), conditions('now', now)].filter((text) => text !== ''),
  ]);
}

/** What the numbers of a column depend on: attacks may have been measured on other days and machines. */
function conditions(column: Column, attacks: MeasuredAttacks): string {
  const of = Object.entries(attacks).map(([name, { began, machine, loadAverages }]) => {
    const { revision, cores, processor, node } = machine;
    return `  - ${name}: revision ${revision}, ${began.slice(0, 10)}, ${cores} cores (${processor}), Node ${node.slice(1)}, load average ${loadAverages.join(' to ')}`;
  });
  return of.length === 0 ? '' : [`- ${column}:`, ...of].join('\n');
}
