import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@jishi/scripts/checkout';
import { ScriptError } from '@jishi/scripts/terminal';
import { describeMachine, loadAverage, type Machine } from '../machine.ts';
import { writeReport } from '../report/write-report.ts';
import { apiReport } from './api-report.ts';
import { measureCatalogueGrowth } from './parts/catalogue-growth.ts';
import { measureFlashSale } from './parts/flash-sale.ts';
import { measureList } from './parts/list.ts';
import { measureOrders } from './parts/orders.ts';
import { measureOrdersGrowth } from './parts/orders-growth.ts';
import { measureReads } from './parts/reads.ts';
import { measureSearch } from './parts/search.ts';

const measures = {
  list: measureList,
  reads: measureReads,
  orders: measureOrders,
  search: measureSearch,
  'flash-sale': measureFlashSale,
  growth: measureCatalogueGrowth,
  'orders-growth': measureOrdersGrowth,
} as const;
type PartName = keyof typeof measures;
const partNames = Object.keys(measures) as PartName[];

/** A part with what its numbers depend on; parts may be measured in different runs. */
export type MeasuredPart<Result> = { began: string; machine: Machine; loadAverages: number[]; result: Result };
type Parts = { [Name in PartName]?: MeasuredPart<Awaited<ReturnType<(typeof measures)[Name]>>> };

/** What `docs/benchmarks/api.json` holds. */
export type ApiResult = { format: 1; parts: Parts };

export type BenchApiOptions = { isDry: boolean; stop: AbortSignal; only?: string | undefined };

/**
 * Measures the api part by part and writes after each, so that a run that was stopped keeps what it has. Parts that are not
 * measured keep the numbers of the run before.
 *
 * @throws ScriptError when `only` names no part
 */
export async function benchApi({ isDry, stop, only }: BenchApiOptions): Promise<void> {
  const names = only === undefined ? partNames : partNames.filter((name) => name === only);
  if (names.length === 0) throw new ScriptError(`--only takes ${partNames.join(', ')}.`);
  let parts: Parts = isDry ? {} : await measuredBefore();
  for (const name of names) {
    parts = { ...parts, [name]: await measurePart(name, stop) };
    const result: ApiResult = { format: 1, parts };
    await writeReport('api', result, apiReport(result), isDry);
  }
}

async function measurePart(name: PartName, stop: AbortSignal): Promise<MeasuredPart<unknown>> {
  const began = new Date().toISOString();
  const before = loadAverage();
  const result = await measures[name]({ stop });
  return { began, machine: describeMachine('none'), loadAverages: [before, loadAverage()], result };
}

async function measuredBefore(): Promise<Parts> {
  try {
    return (JSON.parse(await readFile(join(root, 'docs/benchmarks/api.json'), 'utf8')) as ApiResult).parts;
  } catch {
    return {}; // nothing was measured yet
  }
}
