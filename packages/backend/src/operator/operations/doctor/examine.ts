import { checkLegal, checkLinks, checkProducts, checkShipping } from './check-content.ts';
import { checkBackup, checkDraws, checkPayments, checkSetup, checkWords } from './check-settings.ts';
import type { Check, Finding, ShopFacts } from './finding.ts';

const checks: readonly Check[] = [
  checkSetup,
  checkPayments,
  checkShipping,
  checkProducts,
  checkLegal,
  checkLinks,
  checkWords,
  checkDraws,
  checkBackup,
];

/** Everything that is missing for opening the shop, what blocks it first. */
export function examine(facts: ShopFacts): Finding[] {
  const found = checks.flatMap((check) => check(facts));
  return [...found.filter(isBlocking), ...found.filter((finding) => !isBlocking(finding))];
}

export const isBlocking = ({ level }: Finding): boolean => level === 'blocks';
