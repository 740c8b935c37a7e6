import { table } from '../report/table.ts';
import { median } from '../statistics.ts';
import type { AttacksResult, MeasuredAttacks } from './bench-attacks.ts';

type Column = 'before' | 'now';
const columns: readonly Column[] = ['before', 'now'];

/** One line of the table: what was done, the goal, and what was measured before and now; `—` where it was not measured. */
type Row = { what: string; goal: string; of: (measured: MeasuredAttacks) => string | null | undefined };

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;

const rows: readonly Row[] = [
  {
    what: 'PostgreSQL: restarts and rounds of ended connections under orders; ends of the api',
    goal: '0 of 40',
    of: ({ outages }) => outages && `${outages.result.death ? 1 : 0} of ${outages.result.rounds.length}`,
  },
  {
    what: '… acknowledged orders that are gone or there twice, books that do not agree',
    goal: '0',
    of: ({ outages }) => (outages && !outages.result.death ? String(outages.result.wrong.length) : null),
  },
  {
    what: '… first order after its return, median / longest',
    goal: '1000 ms',
    of: ({ outages }) => {
      const first = outages?.result.rounds.map(({ firstGoodMs }) => firstGoodMs) ?? [];
      return first.length > 0 ? `${ms(median(first))} / ${ms(Math.max(...first))}` : null;
    },
  },
  {
    what: '… catalogue calls that were not answered',
    goal: '0',
    of: ({ outages }) => outages && String(outages.result.rounds.reduce((sum, { unseen }) => sum + unseen, 0)),
  },
  ...(['stop', 'restart', 'freeze', 'thaw', 'slow', 'after'] as const).map(
    (name): Row => ({
      what: `Redis, ${name}: p99 of calls (of /healthz meanwhile), failed`,
      goal: '300 ms',
      of: ({ redis }) => {
        const phase = redis?.result.phases.find((one) => one.name === name);
        return phase ? `${ms(phase.p99)} (${ms(phase.controlP99)}), ${phase.failed} of ${phase.calls}` : null;
      },
    }),
  ),
  {
    what: 'event streams: open of those wanted',
    goal: '5000',
    of: ({ streams }) => streams && `${streams.result.opened.open} of ${streams.result.wanted}`,
  },
  {
    what: '… p99 of ordinary calls beside them, to before',
    goal: '1.5 ×',
    of: ({ streams }) => streams && times(streams.result.p99Ratio),
  },
  {
    what: '… memory of web per stream',
    goal: '—',
    of: ({ streams }) => streams && `${(streams.result.memory.perStream / 1024).toFixed(0)} KB`,
  },
  {
    what: '… until a change reached all its readers, p99',
    goal: '—',
    of: ({ streams }) => streams && `${ms(streams.result.notices.p99)} (${streams.result.notices.reached} readers)`,
  },
  ...(['one address', 'many addresses'] as const).map(
    (attack): Row => ({
      what: `2000 bodies of a byte per 3 s from ${attack}: p99 of calls, to before; failed`,
      goal: '1.5 ×',
      of: (measured) => {
        const phase = measured['slow-bodies']?.result.find((one) => one.attack === attack);
        const calls = phase && phase.before.calls + phase.during.calls;
        return phase ? `${times(phase.ratio)} (${ms(phase.during.p99)}), ${phase.failed} of ${calls}` : null;
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
        return phase ? `${times(phase.ratio)} (${ms(phase.during.p95)})` : null;
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
          ? `${times(attack.ratio)} (${ms(attack.during.p99)}); ${attack.rss.api} + ${attack.rss.worker} MB`
          : null;
      },
    }),
  ),
  {
    what: '130 sign-ins at once from one address: answers, last after',
    goal: 'all 200',
    of: ({ pictures }) =>
      pictures && `${JSON.stringify(pictures.result.crowd.statuses)}, ${ms(pictures.result.crowd.lastAfter)}`,
  },
];

export function attacksReport({ before, now }: AttacksResult): string {
  const measured: Record<Column, MeasuredAttacks> = { before, now };
  const lines = rows.map(({ what, goal, of }) => [what, goal, ...columns.map((column) => of(measured[column]) || '—')]);
  return [
    table(['attack, and what others feel', 'goal', 'before', 'now'], lines),
    ...columns.map((column) => conditions(column, measured[column])).filter((text) => text !== ''),
  ].join('\n\n');
}

/** What the numbers of a column depend on: attacks may have been measured on other days and machines. */
function conditions(column: Column, attacks: MeasuredAttacks): string {
  const of = Object.entries(attacks).map(([name, { began, machine, loadAverages }]) => {
    const { revision, cores, processor, node } = machine;
    return `  - ${name}: revision ${revision}, ${began.slice(0, 10)}, ${cores} cores (${processor}), Node ${node.slice(1)}, load average ${loadAverages.join(' to ')}`;
  });
  return of.length === 0 ? '' : [`- ${column}:`, ...of].join('\n');
}
