import type { Finding, Judgement } from './judge.ts';
import { EVIDENCE_AGAINST } from './judge.ts';
import { outcomes, thresholds } from './signals.ts';

const isOneOf = (list: readonly string[], word: string): boolean => list.includes(word);

const pageTexts: Readonly<Record<string, string>> = {
  failed: 'pages that could not be made',
  thread: 'pages whose render thread was lost',
};

/** What was met, in words: `place of mf-catalog`, `lcp above 2500 ms`, `cls above 0.1`, `fewer ordered`. */
export function eventText({ family, event }: Pick<Finding, 'family' | 'event'>): string {
  if (isOneOf(outcomes, family)) return event === 'all' ? `fewer ${family}` : `fewer ${family} (${event})`;
  if (family === 'page') return pageTexts[event] ?? `page: ${event}`;
  if (family === 'cls') return `cls above ${Number(event) / 1_000}`;
  if (Object.hasOwn(thresholds, family)) return `${family} above ${event} ms`;
  return event === 'all' ? family : `${family} of ${event}`;
}

/** A finding with its figures: `place of mf-catalog: 11 of 104 visitors with the candidate, 2 of 9896 without`. */
export const findingText = (finding: Finding): string => {
  const { candidate, control } = finding;
  return `${eventText(finding)}: ${candidate.had} of ${candidate.visitors} visitors with the candidate, ${control.had} of ${control.visitors} without`;
};

/** How strong the evidence is, and from where on it counts. */
export const evidenceText = ({ evidence }: Pick<Judgement, 'evidence'>): string =>
  `evidence ${evidence < 10 ? evidence.toFixed(1) : evidence < 1e6 ? Math.round(evidence) : evidence.toExponential(1)}, bad from ${EVIDENCE_AGAINST}`;
