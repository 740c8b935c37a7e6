import { screens } from '../browser/conditions.ts';
import { pages } from '../page-set/page-set.ts';
import { table } from '../report/table.ts';
import { type Goal, goalsOf, isMet, kilobytes, medianOf, runsOf } from './goals.ts';
import type { Load } from './measure-load.ts';
import { sides } from './measure-pages.ts';
import type { PagesResult } from './result.ts';

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
  { head: 'pictures in view ms', show: ms, pick: ({ picturesAt }) => picturesAt },
  { head: 'elements', show: ms, pick: ({ elements }) => elements },
  { head: 'scripts before pictures KB', show: kb, pick: ({ weight }) => weight.scriptsBeforePictures },
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
    '### What the HTML is made of',
    htmlTable(result),
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
    screens.flatMap((screen) =>
      sides.map((side) => {
        const sample = { page: name, screen, side };
        return [
          `${name}, ${screen}, ${side}`,
          ...columns.map(({ show, pick }) => show(medianOf(runs, sample, pick))),
          mostOften(runsOf(runs, sample).map(({ load }) => load.largest)),
        ];
      }),
    ),
  );
  return table(['page', ...columns.map(({ head }) => head), 'largest element'], rows);
}

function mostOften(names: readonly string[]): string {
  const counts = names.map((name) => names.filter((other) => other === name).length);
  return names[counts.indexOf(Math.max(...counts))] ?? '';
}

const htmlTable = ({ html }: PagesResult): string =>
  table(
    ['page', 'elements', 'at most', 'HTML KB', 'at most', 'styles KB', 'at most', 'data KB', 'at most'],
    html.map(({ page, weight, most }) => [
      page,
      ms(weight.elements),
      ms(most.elements),
      ...(['html', 'styles', 'data'] as const).flatMap((kind) => [kb(weight[kind]), kb(most[kind])]),
    ]),
  );

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
  const loads = runs.length / (pages.length * screens.length * sides.length);
  return [
    `- ${began.slice(0, 10)}, revision ${machine.revision}: medians of ${loads} loads of each page on each screen, shop and yardstick in turns.`,
    `- ${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, ${machine.system}; servers and browser on the same machine. Load average at the beginning, after the pages and at the end: ${loadAverages.join(', ')}; during the pages ${Math.min(...busy)} to ${Math.max(...busy)}.`,
    `- Node ${machine.node.slice(1)}, Chromium ${machine.chromium}, headless. Conditions: \`${JSON.stringify(conditions)}\`.`,
  ].join('\n');
}
