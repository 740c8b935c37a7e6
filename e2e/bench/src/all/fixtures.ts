import type { MeasuredBench, MeasuredFigure, WholeReport } from './whole-report.ts';

/** A figure of five runs that lie close together. */
export const aFigure = (value: number | null, rest: Partial<MeasuredFigure> = {}): MeasuredFigure => ({
  name: 'home',
  value,
  unit: 'ms',
  better: 'lower',
  runs: 5,
  deviation: 0,
  ...rest,
});

const machine = {
  processor: 'A processor',
  cores: 2,
  memoryGb: 8,
  system: 'Linux',
  node: 'v24.0.0',
  revision: 'abc1234',
};

type BenchChanges = Partial<Omit<MeasuredBench, 'machine'>> & { machine?: Partial<MeasuredBench['machine']> };

/** A bench on a quiet machine. */
export const aBench = (figures: MeasuredFigure[], { machine: other, ...rest }: BenchChanges = {}): MeasuredBench => ({
  runs: 5,
  began: '2026-11-26T01:00:00.000Z',
  seconds: 60,
  machine: { ...machine, ...other },
  load: { before: 0.2, after: 1.8 },
  figures,
  ...rest,
});

/** A whole report of these benches. */
export const aReport = (benches: WholeReport['benches'], rest: Partial<WholeReport> = {}): WholeReport => ({
  format: 1,
  began: '2026-11-26T01:00:00.000Z',
  isQuick: false,
  wanted: Object.keys(benches),
  benches,
  failures: [],
  ...rest,
});
