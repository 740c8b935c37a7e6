/** Whether a candidate is worse than what is live, from counts of visitors: a sequential test that may be looked at at any time. */
export {
  type Epoch,
  EVIDENCE_AGAINST,
  FALSE_ALARMS,
  type Finding,
  type GroupCounts,
  type Judgement,
  judge,
} from './judge.ts';
export { type Family, type Outcome, outcomes, thresholds, type Vital } from './signals.ts';
