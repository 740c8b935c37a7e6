import { ScriptError } from '@jishi/scripts/terminal';
import { describeMachine, loadAverage, type Machine } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { flashSaleReport } from './flash-sale-report.ts';
import { measureRush, type RushResult } from './measure-rush.ts';

/** What `docs/benchmarks/flash-sale.json` holds. */
export type FlashSaleBench = { format: 1; began: string; machine: Machine; loadAverages: number[]; result: RushResult };

/** One piece for so many buyers, as a sale is that people talk about. */
const BUYERS_OF_A_PIECE = 10;

/** @param runs buyers */
export async function benchFlashSale({
  runs: buyers,
  isDry,
  stop,
}: {
  runs: number;
  isDry: boolean;
  stop: AbortSignal;
}) {
  const pieces = Math.floor(buyers / BUYERS_OF_A_PIECE);
  if (pieces < 1) throw new ScriptError(`--runs takes ${BUYERS_OF_A_PIECE} buyers or more.`);
  const began = new Date().toISOString();
  const before = loadAverage();
  const result = await measureRush({ buyers, pieces }, { stop });
  const bench: FlashSaleBench = {
    format: 1,
    began,
    machine: describeMachine('none'),
    loadAverages: [before, loadAverage()],
    result,
  };
  await writeReport('flash-sale', bench, flashSaleReport(bench), isDry);
}
