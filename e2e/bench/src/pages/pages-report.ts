import { screens } from '../browser/conditions.ts';
import { pages } from '../page-set/page-set.ts';
import type { Unit } from '../report/figure.ts';
import { middle, single } from '../report/measured.ts';
import { type Report, reportOf } from '../report/report.ts';
import { table } from '../report/table.ts';
import { type Goal, goalsOf, isMet, kilobytes, runsOf, valuesOf } from './goals.ts';
import type { Load } from './measure-load.ts';
import { sides } from './measure-pages.ts';
import type { PagesResult } from './result.ts';

const ms = (value: number): string => value.toFixed(0);
const fine = (value: number): string => value.toFixed(1);
const kb = (bytes: number) => single(kilobytes(bytes), 'KB');

const columns: readonly { head: string; unit: Unit; pick(load: Load): number }[] = [
  { head: 'first paint ms', unit: 'ms', pick: ({ firstPaint }) => firstPaint ?? Number.NaN },
  { head: 'largest paint ms', unit: 'ms', pick: ({ largestPaint }) => largestPaint },
  { head: 'layout shift', unit: 'shift', pick: ({ layoutShift }) => layoutShift },
  { head: 'blocking ms', unit: 'ms', pick: ({ blockingTime }) => blockingTime },
  { head: 'load event ms', unit: 'ms', pick: ({ loaded }) => loaded },
  { head: 'HTML KB', unit: 'KB', pick: ({ weight }) => kilobytes(weight.html) },
  { head: 'styles KB', unit: 'KB', pick: ({ weight }) => kilobytes(weight.styles) },
  { head: 'pictures in view ms', unit: 'ms', pick: ({ picturesAt }) => picturesAt },
  { head: 'elements', unit: 'elements', pick: ({ elements }) => elements },
  { head: 'scripts before pictures KB', unit: 'KB', pick: ({ weight }) => kilobytes(weight.scriptsBeforePictures) },
  { head: 'scripts before load KB', unit: 'KB', pick: ({ weight }) => kilobytes(weight.scriptsBeforeLoad) },
  { head: 'scripts KB', unit: 'KB', pick: ({ weight }) => kilobytes(weight.scripts) },
  { head: 'pictures KB', unit: 'KB', pick: ({ weight }) => kilobytes(weight.images) },
  { head: 'all KB', unit: 'KB', pick: ({ weight }) => kilobytes(weight.all) },
];

/** The result as Markdown: goals, pages, server times, limits, and how it was measured. */
export function pagesReport(result: PagesResult): Report {
  return reportOf([
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
  ]);
}

function goalTable(goals: readonly Goal[]): Report {
  const show = (value: number, { unit }: Goal): string =>
    unit ? `${unit === 'KB' ? fine(value) : ms(value)} ${unit}` : value.toFixed(3);
  return table(
    ['goal', 'measured', 'at most', 'result'],
    goals.map((goal) => [
      goal.what,
      goal.measured ?? show(goal.value, goal),
      show(goal.limit, goal),
      isMet(goal) ? 'met' : '**missed**',
    ]),
  );
}

function pageTable({ runs }: PagesResult): Report {
  const rows = pages.flatMap(({ name }) =>
    screens.flatMap((screen) =>
      sides.map((side) => {
        const sample = { page: name, screen, side };
        return [
          `${name}, ${screen}, ${side}`,
          ...columns
            .map(({ unit, pick }) => middle(valuesOf(runs, sample, pick), unit))
            .map((cell) => (side === 'shop' ? cell : cell.shown)),
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

const htmlTable = ({ html }: PagesResult): Report =>
  table(
    ['page', 'elements', 'at most', 'HTML KB', 'at most', 'styles KB', 'at most', 'data KB', 'at most'],
    html.map(({ page, weight, most }) => [
      page,
      single(weight.elements, 'elements'),
      ms(most.elements),
      ...(['html', 'styles', 'data'] as const).flatMap((kind) => [kb(weight[kind]), kb(most[kind]).shown]),
    ]),
  );

const serverTable = ({ serverTimes }: PagesResult): Report =>
  table(
    [
      'reader',
      'made in ms',
      'first byte ms',
      'first byte, p95 ms',
      'last byte ms',
      'last byte, p95 ms',
      'requests',
      'cache',
    ],
    serverTimes.map(({ reader, requests, render, firstByte, lastByte, cache }) => [
      reader,
      ...[render, firstByte.median, firstByte.p95, lastByte.median, lastByte.p95].map((time) =>
        reader.startsWith('yardstick') ? fine(time) : single(time, 'ms', { shown: fine(time) }),
      ),
      String(requests),
      cache.join(', '),
    ]),
  );

const hangingTable = ({ hangingParts }: PagesResult): Report =>
  table(
    ['what', '“try again” after ms', 'after the first request ms'],
    hangingParts.map(({ what, waited, sinceAsked }) => [
      what,
      single(waited, 'ms'),
      sinceAsked === null ? '' : ms(sinceAsked),
    ]),
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
