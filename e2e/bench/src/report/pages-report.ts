import { type Goal, goalsOf, isMet, kilobytes, medianOf } from '../pages/goals.ts';
import type { Load } from '../pages/measure-load.ts';
import { sides } from '../pages/measure-pages.ts';
import { pages } from '../pages/page-set.ts';
import type { PagesResult } from '../pages/result.ts';
import { table } from './table.ts';

const ms = (value: number): string => value.toFixed(0);
const fine = (value: number): string => value.toFixed(1);
const kb = (bytes: number): string => kilobytes(bytes).toFixed(1);

const columns: readonly { head: string; show(value: number): string; pick(load: Load): number }[] = [
  { head: 'first paint ms', show: ms, pick: ({ firstPaint }) => firstPaint ?? Number.NaN },
  { head: 'largest paint ms', show: ms, pick: ({ largestPaint }) => largestPaint },
  { head: 'layout shift', show: (value) => value.toFixed(3), pick: ({ layoutShift }) => layoutShift },
  { head: 'blocking ms', show: ms, pick: ({ blockingTime }) => blockingTime },
  { head: 'load event ms', show: ms, pick: ({ loaded }) => loaded },
  { head: 'HTML KB', show: kb, pick: ({ weight }) => weight.html },
  { head: 'styles KB', show: kb, pick: ({ weight }) => weight.styles },
  { head: 'scripts before load KB', show: kb, pick: ({ weight }) => weight.scriptsBeforeLoad },
  { head: 'scripts KB', show: kb, pick: ({ weight }) => weight.scripts },
  { head: 'pictures KB', show: kb, pick: ({ weight }) => weight.images },
  { head: 'all KB', show: kb, pick: ({ weight }) => weight.all },
];

/** The result as Markdown: goals, pages, server times, limits, and how it was measured. */
export function pagesReport(result: PagesResult): string {
  return [
    '### Goals',
    goalTable(goalsOf(result.runs)),
    '### Pages',
    pageTable(result),
    '### Server time of home',
    serverTable(result),
    '### A part whose files never come',
    hangingTable(result),
    '### How it was measured',
    howMeasured(result),
  ].join('\n\n');
}

function goalTable(goals: readonly Goal[]): string {
  const show = (value: number, { unit }: Goal): string =>
    unit ? `${unit === 'KB' ? fine(value) : ms(value)} ${unit}` : value.toFixed(3);
  return table(
    ['goal', 'measured', 'at most', 'result'],
    goals.map((goal) => [
      goal.what,
      show(goal.value, goal),
      show(goal.limit, goal),
      isMet(goal) ? 'met' : '**missed**',
    ]),
  );
}

function pageTable({ runs }: PagesResult): string {
  const rows = pages.flatMap(({ name }) =>
    sides.map((side) => [
      `${name}, ${side}`,
      ...columns.map(({ show, pick }) => show(medianOf(runs, name, side, pick))),
      mostOften(runs.filter((run) => run.page === name && run.side === side).map(({ load }) => load.largest)),
    ]),
  );
  return table(['page', ...columns.map(({ head }) => head), 'largest element'], rows);
}

function mostOften(names: readonly string[]): string {
  const counts = names.map((name) => names.filter((other) => other === name).length);
  return names[counts.indexOf(Math.max(...counts))] ?? '';
}

const serverTable = ({ serverTimes }: PagesResult): string =>
  table(
    ['reader', 'made in ms', 'first byte ms', 'p95', 'last byte ms', 'p95', 'requests', 'cache'],
    serverTimes.map(({ reader, requests, render, firstByte, lastByte, cache }) => [
      reader,
      ...[render, firstByte.median, firstByte.p95, lastByte.median, lastByte.p95].map(fine),
      String(requests),
      cache.join(', '),
    ]),
  );

const hangingTable = ({ hangingParts }: PagesResult): string =>
  table(
    ['what', '“try again” after ms', 'after the first request ms'],
    hangingParts.map(({ what, waited, sinceAsked }) => [what, ms(waited), sinceAsked === null ? '' : ms(sinceAsked)]),
  );

function howMeasured({ began, machine, loadAverages, conditions, runs }: PagesResult): string {
  const busy = runs.map(({ loadAverage }) => loadAverage);
  const loads = runs.length / (pages.length * sides.length);
  return [
    `- ${began.slice(0, 10)}, revision ${machine.revision}: medians of ${loads} loads of each page, shop and yardstick in turns.`,
    `- ${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, ${machine.system}; servers and browser on the same machine. Load average at the beginning, after the pages and at the end: ${loadAverages.join(', ')}; during the pages ${Math.min(...busy)} to ${Math.max(...busy)}.`,
    `- Node ${machine.node.slice(1)}, Chromium ${machine.chromium}, headless. Conditions: \`${JSON.stringify(conditions)}\`.`,
  ].join('\n');
}
