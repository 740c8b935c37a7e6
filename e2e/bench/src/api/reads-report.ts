import type { Measured } from '../report/figure.ts';
import { middle } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { type Cell, table } from '../report/table.ts';
import { type Reading, type ReadKind, type ReadsResult, type RevisionReads, readKinds } from './parts/reads.ts';

const names: Readonly<Record<ReadKind, string>> = {
  kept: 'from memory',
  product: 'product made for the request',
  page: 'page of a list made for the request',
  filter: 'list narrowed as no other, made for the request',
};
const WITHIN_MS = 50;
const PER_SECOND: Readonly<Record<ReadKind, number>> = { kept: 8_000, product: 1_000, page: 1_000, filter: 1_000 };

type Column = Pick<Measured, 'unit' | 'better'> & { read: (reading: Reading) => number };
const perSecond: Column = { unit: '/s', better: 'higher', read: (reading) => reading.perSecond };
const p99: Column = { unit: 'ms', better: 'lower', read: ({ answers }) => answers.p99 };
const processor: Column = { unit: 'count', better: 'lower', read: (reading) => reading.processor };

/** What one process reads, the last revision beside the first. */
export function readsTable({ goods, urls, atOnce, rounds, revisions }: ReadsResult): Report {
  const last = revisions.at(-1);
  const row = (
    what: string,
    kind: ReadKind,
    column: Column,
    goal: string,
    isMet: (value: number) => boolean,
  ): Cell[] => {
    const values = revisions.map(({ readings }) => middle(readings[kind].map(column.read), column.unit, column));
    const [first, now] = [values[0]?.value ?? Number.NaN, values.at(-1)?.value ?? Number.NaN];
    const ratio = revisions.length > 1 ? [(now / first).toFixed(2)] : [];
    const result = goal === '' ? '' : isMet(now) ? 'met' : '**missed**';
    return [what, ...values.slice(0, -1).map(({ shown }) => shown), ...values.slice(-1), ...ratio, goal, result];
  };
  const rows = readKinds.flatMap((kind) => [
    row(
      `${names[kind]}: answers a second`,
      kind,
      perSecond,
      `≥ ${PER_SECOND[kind]}`,
      (value) => value >= PER_SECOND[kind],
    ),
    row(`${names[kind]}: p99, ms`, kind, p99, `≤ ${WITHIN_MS}`, (value) => value <= WITHIN_MS),
    row(`${names[kind]}: processor of the api, µs`, kind, processor, '', () => true),
  ]);
  const compared = revisions.length > 1 ? ['ratio'] : [];
  return reportOf([
    table(['one process', ...revisions.map(({ revision }) => revision), ...compared, 'goal', 'result'], rows),
    `Medians of ${rounds} rounds in turns, ${atOnce} requests at once, each process on a database of ${goods} goods of its own; from memory: ${urls} addresses by ` +
      `Zipf's law while a price changes every 100 ms. ${last ? failures(last) : 0} answers of the last revision were not 200.`,
  ]);
}

const failures = ({ readings }: RevisionReads): number =>
  readKinds.flatMap((kind) => readings[kind]).reduce((sum, { answers }) => sum + answers.failed, 0);
