import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@jishi/scripts/checkout';
import { expect, test } from 'vitest';
import { addToCartReport } from '../add-to-cart/add-to-cart-report.ts';
import { apiReport } from '../api/api-report.ts';
import { armsReport } from '../arms/arms-report.ts';
import { attacksReport } from '../attacks/attacks-report.ts';
import { flashSaleReport } from '../flash-sale/flash-sale-report.ts';
import { invariantsReport } from '../invariants/invariants-report.ts';
import { locksReport } from '../invariants/locks-report.ts';
import { lighthouseReport } from '../lighthouse/lighthouse-report.ts';
import { listToDetailReport } from '../list-to-detail/list-to-detail-report.ts';
import { liveReport } from '../live/live-report.ts';
import { lotteryReport } from '../lottery/lottery-report.ts';
import { pagesReport } from '../pages/pages-report.ts';
import { portalToPageReport } from '../portal-to-page/portal-to-page-report.ts';
import { pressesReport } from '../presses/presses-report.ts';
import { releasesReport } from '../releases/releases-report.ts';
import { rendersReport } from '../renders/renders-report.ts';
import { returningReport } from '../returning/returning-report.ts';
import { rushReport } from '../rush/rush-report.ts';
import type { Report } from './report.ts';

/** Raw data as it is committed is what the report was made of. */
const reports: Record<string, (result: never) => Report> = {
  'add-to-cart': addToCartReport,
  api: apiReport,
  arms: armsReport,
  attacks: attacksReport,
  'flash-sale': flashSaleReport,
  invariants: invariantsReport,
  lighthouse: lighthouseReport,
  'list-to-detail': listToDetailReport,
  live: liveReport,
  locks: locksReport,
  lottery: lotteryReport,
  pages: pagesReport,
  'portal-to-page': portalToPageReport,
  presses: pressesReport,
  releases: releasesReport,
  renders: rendersReport,
  returning: returningReport,
  rush: rushReport,
};

const fileOf = (name: string): string => join(root, `docs/benchmarks/${name}.json`);
const committed = Object.entries(reports).filter(([name]) => existsSync(fileOf(name)));

test.each(committed)('figures of %s have names of their own', (name, report) => {
  const result = JSON.parse(readFileSync(fileOf(name), 'utf8')) as never;
  const { text, figures } = report(result);
  const names = figures.map((figure) => figure.name);
  expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(0);
  expect(figures.filter(({ value }) => !Number.isFinite(value))).toEqual([]);
  expect(text).toContain('|');
});
