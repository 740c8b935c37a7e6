import { isExact, noiseOf } from './noise.ts';
import type { MeasuredBench, MeasuredFigure } from './whole-report.ts';

/** `not judged`: another processor measured it, which says nothing of a time. */
export type Verdict = 'same' | 'better' | 'worse' | 'new' | 'gone' | 'not judged';

export type Comparison = {
  name: string;
  before: MeasuredFigure | null;
  now: MeasuredFigure | null;
  /** Now, of before; null where there is no such number. */
  ratio: number | null;
  verdict: Verdict;
};

/** Compares a bench figure by figure: those of now in their order, then those that are gone. */
export function compareBench(before: MeasuredBench | undefined, now: MeasuredBench): Comparison[] {
  const conditions = {
    isLoaded: isLoaded(now) || (before !== undefined && isLoaded(before)),
    isSameMachine: before?.machine.processor === now.machine.processor && before.machine.cores === now.machine.cores,
  };
  const known = new Map(before?.figures.map((figure) => [figure.name, figure]));
  const compared = now.figures.map((figure) => compareFigure(known.get(figure.name), figure, conditions));
  const names = new Set(now.figures.map(({ name }) => name));
  const gone = [...known.values()].filter(({ name }) => !names.has(name));
  return [
    ...compared,
    ...gone.map(
      (figure): Comparison => ({ name: figure.name, before: figure, now: null, ratio: null, verdict: 'gone' }),
    ),
  ];
}

/** Before the bench began, more than half of the cores had something else to do. */
export const isLoaded = ({ load, machine }: MeasuredBench): boolean => load.before > machine.cores / 2;

type Conditions = { isLoaded: boolean; isSameMachine: boolean };

function compareFigure(before: MeasuredFigure | undefined, now: MeasuredFigure, conditions: Conditions): Comparison {
  const { name } = now;
  if (!before || before.unit !== now.unit || before.better !== now.better)
    return { name, before: null, now, ratio: null, verdict: 'new' };
  const ratio = before.value && now.value !== null ? now.value / before.value : null;
  return { name, before, now, ratio, verdict: judge(before, now, conditions) };
}

function judge(before: MeasuredFigure, now: MeasuredFigure, { isLoaded, isSameMachine }: Conditions): Verdict {
  if (before.value === null || now.value === null) {
    if (before.value === now.value) return 'same';
    return now.value === null ? 'worse' : 'better';
  }
  if (!isSameMachine && !isExact(now.unit)) return 'not judged';
  const loss = now.better === 'lower' ? now.value - before.value : before.value - now.value;
  if (Math.abs(loss) <= noiseOf(before, now, isLoaded)) return 'same';
  return loss > 0 ? 'worse' : 'better';
}
