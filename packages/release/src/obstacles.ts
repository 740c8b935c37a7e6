import type { GateReport } from './place.ts';

/** What of a gate's report stands against going on, a line for each. */
export const obstaclesOf = ({ findings }: GateReport): string[] =>
  findings.filter(({ blocks }) => blocks).map(({ rule, part, what, todo }) => `- ${part}: ${what} (${rule}). ${todo}`);
