import type { Unit } from '../report/figure.ts';
import { table } from '../report/table.ts';
import { type Comparison, compareBench, isLoaded } from './compare.ts';
import type { Failure, MeasuredBench, MeasuredFigure, WholeReport } from './whole-report.ts';

/** What a report is compared with, and where that comes from; or why there is nothing. */
export type Base = { report: WholeReport; where: string } | { report: null; where: string };

/** Every wanted bench that was measured, compared with the base. */
export const compareAll = (now: WholeReport, { report }: Base): { bench: string; comparisons: Comparison[] }[] =>
  measuredNow(now).map(([bench, measured]) => ({
    bench,
    comparisons: compareBench(report?.benches[bench], measured),
  }));

/** The report as Markdown: what got worse first, then a table for each bench. */
export function wholeMarkdown(now: WholeReport, base: Base): string {
  const all = compareAll(now, base);
  const worse = all.flatMap(({ bench, comparisons }) => of('worse', comparisons).map((one) => ({ ...one, bench })));
  const count = (verdict: Comparison['verdict']): number =>
    all.reduce((sum, { comparisons }) => sum + of(verdict, comparisons).length, 0);
  return [
    '# All benches',
    `Written by \`pnpm bench all\`${now.isQuick ? ' **with the fewest runs, which say little**' : ''}; what the marks mean is in [benchmarks.md](../benchmarks.md#repeating-everything).`,
    [
      `- Begun ${inWords(now.began)}; ${measuredNow(now).length} of ${now.wanted.length} benches measured.`,
      `- Compared with ${base.report ? `${base.where}, begun ${inWords(base.report.began)}` : `nothing: ${base.where}`}.`,
      `- **${count('worse')} worse**, ${count('better')} better, ${count('same')} within the noise, ${count('new')} new, ${count('gone')} gone, ${count('not judged')} not judged because another processor measured them.`,
    ].join('\n'),
    ...(now.failures.length > 0 ? ['## Not measured', now.failures.map(failureLine).join('\n\n')] : []),
    ...(worse.length > 0
      ? [
          '## Worse',
          table(
            heads,
            worse.map((one) => [`${one.bench}: ${one.name}`, ...cells(one)]),
          ).text,
        ]
      : []),
    ...all.flatMap(({ bench, comparisons }) => [
      `## ${bench}`,
      [...conditions('before', base.report?.benches[bench]), ...conditions('now', now.benches[bench])].join('\n'),
      table(
        heads,
        comparisons.map((one) => [one.name, ...cells(one)]),
      ).text,
    ]),
    ...notRepeated(now),
  ].join('\n\n');
}

const of = (verdict: Comparison['verdict'], comparisons: readonly Comparison[]): Comparison[] =>
  comparisons.filter((one) => one.verdict === verdict);

/** Benches of this run; the report holds those of earlier ones, too. */
export const measuredNow = ({ began, wanted, benches }: WholeReport): [string, MeasuredBench][] =>
  wanted.flatMap((name): [string, MeasuredBench][] => {
    const measured = benches[name];
    return measured && measured.began >= began ? [[name, measured]] : [];
  });

const heads = ['figure', 'before', 'now', 'ratio', 'mark'];
const marks: Readonly<Record<Comparison['verdict'], string>> = {
  same: '',
  better: 'better',
  worse: '**worse**',
  new: 'new',
  gone: 'gone',
  'not judged': 'not judged',
};

const cells = ({ before, now, ratio, verdict }: Comparison): string[] => [
  shown(before),
  shown(now),
  ratio === null ? '' : ratio.toFixed(2),
  marks[verdict],
];

const wholeUnits: ReadonlySet<Unit> = new Set(['files', 'elements', 'count', 'points']);

/** `12.3 ms ± 0.4`: the value, and how far its runs lie from it. */
function shown(figure: MeasuredFigure | null): string {
  if (!figure) return '';
  const { value, unit, deviation } = figure;
  if (value === null) return 'not measured';
  const number = (amount: number): string => {
    if (wholeUnits.has(unit)) return String(Math.round(amount * 100) / 100);
    return amount.toFixed(unit === 'shift' ? 3 : Math.abs(value) < 10 ? 2 : Math.abs(value) < 1000 ? 1 : 0);
  };
  const suffix = unit === 'count' || unit === 'shift' ? '' : ` ${unit}`;
  return `${number(value)}${suffix}${deviation ? ` ± ${number(deviation)}` : ''}`;
}

function conditions(when: string, measured: MeasuredBench | undefined): string[] {
  if (!measured) return [];
  const { machine, load, runs, seconds, began } = measured;
  return [
    `- ${when}: revision ${machine.revision}, ${inWords(began)}, \`--runs ${runs}\`, ${(seconds / 60).toFixed(1)} min; load average ${load.before} before${isLoaded(measured) ? ' (**beside other work**)' : ''}, ${load.after} after; ${machine.cores} cores (${machine.processor}), ${machine.memoryGb} GB, Node ${machine.node.slice(1)}.`,
  ];
}

const failureLine = ({ bench, how, seconds, load, lastWords }: Failure): string =>
  [
    `${bench} ${how} after ${(seconds / 60).toFixed(1)} min, load average ${load.before} before, ${load.after} after:`,
    `~~~text\n${lastWords.replaceAll('~~~', '')}\n~~~`,
  ].join('\n\n');

function notRepeated(now: WholeReport): string[] {
  const repeated = new Set(measuredNow(now).map(([name]) => name));
  const others = Object.entries(now.benches).filter(([name]) => !repeated.has(name));
  if (others.length === 0) return [];
  const lines = others.map(
    ([name, { began, machine }]) => `- ${name}: of ${inWords(began)}, revision ${machine.revision}`,
  );
  return ['## Kept from an earlier run', lines.join('\n')];
}

const inWords = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
