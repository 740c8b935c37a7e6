import type { CheckResult } from './registry-context.ts';

/** The findings of a check that block, a line for each. */
export const blockersOf = ({ findings }: CheckResult): string[] =>
  findings.filter(({ blocks }) => blocks).map(({ rule, part, what, todo }) => `- ${part}: ${what} (${rule}). ${todo}`);
