import { type EventCounts, logEvidence, logMean } from './evidence.ts';
import { logRateEvidence } from './rate-evidence.ts';
import { type Family, families, thresholds, type Vital } from './signals.ts';

/** Of one group while a rollout had one share. */
export type GroupCounts = {
  /** Visitors with an id who opened a page for the first time in this rollout. */
  visitors: number;
  /** Of each family, how many of them had each event: `{ place: { 'mf-catalog': 3 } }`, `{ lcp: { '2500': 17 } }`. */
  events: Partial<Record<Family, Readonly<Record<string, number>>>>;
};

/**
 * What was counted while a rollout had one share. A visitor counts for an event once in a rollout, in the epoch in which it came first: whether their bucket is below the
 * share of that moment says nothing about when it came, unless the release does.
 */
export type Epoch = { share: number; candidate: GroupCounts; control: GroupCounts };

/** One event, and what speaks for it being the candidate's fault. */
export type Finding = {
  family: Family;
  event: string;
  /** How many times as much the counts were to be expected if it is. */
  evidence: number;
  candidate: { visitors: number; had: number };
  control: { visitors: number; had: number };
};

export type Judgement = {
  isBad: boolean;
  /** Evidence against the candidate as a whole; it is bad from `EVIDENCE_AGAINST` on. */
  evidence: number;
  /** What speaks against it most, the strongest first. */
  findings: Finding[];
};

/**
 * Of a thousand rollouts that change nothing at most two are ever taken for bad, however long they last and however often one looks. Of those that are watched once
 * everybody has the candidate at most two more, and one whose rates before were bounded too low.
 */
export const FALSE_ALARMS = 0.002;
export const EVIDENCE_AGAINST = 1 / FALSE_ALARMS;

const FINDINGS = 3;

/** Beyond it a number of JSON would be none; nobody needs to know how far. */
const MOST_LOG = 700;
const evidenceOf = (log: number): number => Math.exp(Math.min(log, MOST_LOG));

/**
 * Whether a candidate is worse than what is live. Families share the error that is allowed (a weighted mean of e-values is an e-value), and so do the events of a
 * family: what is asked for more, such as a part that comes, makes the others no less strict.
 */
export function judge(epochs: readonly Epoch[]): Judgement {
  const compared = judgeShares(epochs.filter((epoch) => !isForAll(epoch)));
  const watched = epochs.some(isForAll) ? judgeWatched(epochs) : null;
  return watched && watched.evidence > compared.evidence ? watched : compared;
}

const isForAll = ({ share }: Epoch): boolean => share === 1;

/** By visitors who had it and others who did not, at the same time. */
function judgeShares(epochs: readonly Epoch[]): Judgement {
  return judgementOf(
    families.map(({ name, direction }) =>
      eventsOf(epochs, name).map((event) => {
        const log = logEvidence(countsOf(epochs, name, event), direction);
        return { family: name, event, log, ...totalsOf(epochs, name, event) };
      }),
    ),
  );
}

/**
 * By what visitors meet since everybody has it, beside those who did not have it before. What they do not do yet says nothing: outcomes take their time.
 * Times of another hour may be longer by a step of the limits: how many exceed one is compared with how many exceeded the one below.
 */
function judgeWatched(epochs: readonly Epoch[]): Judgement {
  const watched = families
    .filter(({ direction }) => direction === 'more')
    .map(({ name }) =>
      eventsOf(epochs, name)
        .filter((event) => name !== 'calls' || event.endsWith(FAILED))
        .map((event) => ({ family: name, event })),
    );
  const bounds = watched.flat().length;
  return judgementOf(
    watched.map((events) =>
      events.map(({ family, event }) => {
        const { candidate } = totalsOf(epochs.filter(isForAll), family, event);
        const { control } = totalsOf(epochs, family, event);
        const usual = limitBelow(family, event);
        const before = usual === null ? null : totalsOf(epochs, family, usual).control;
        return { family, event, log: before ? logRateEvidence(candidate, before, bounds) : 0, candidate, control };
      }),
    ),
  );
}

type Found = Omit<Finding, 'evidence'> & { log: number };

/** Calls the shop failed; those it refuses are many as soon as a sale is sold out. */
const FAILED = ' failed';

/** With which event of before an event is compared: itself; of times the limit below, `null` for the lowest. */
function limitBelow(family: Family, event: string): string | null {
  if (!Object.hasOwn(thresholds, family)) return event;
  const limits: readonly number[] = thresholds[family as Vital];
  const below = limits[limits.indexOf(Number(event)) - 1];
  return below === undefined ? null : String(below);
}

/** Of each family what its events say. */
function judgementOf(found: Found[][]): Judgement {
  const log = logMean(found.map((own) => (own.length === 0 ? 0 : logMean(own.map(({ log: one }) => one)))));
  // Of a family the strongest event speaks; of equals one that says more than "all".
  const findings = found
    .flatMap((own) =>
      own.sort((a, b) => b.log - a.log || Number(a.event === 'all') - Number(b.event === 'all')).slice(0, 1),
    )
    .sort((a, b) => b.log - a.log)
    .slice(0, FINDINGS)
    .filter(({ log: one }) => one > 0)
    .map(({ log: one, ...finding }) => ({ ...finding, evidence: evidenceOf(one) }));
  return { isBad: log >= Math.log(EVIDENCE_AGAINST), evidence: evidenceOf(log), findings };
}

const eventsOf = (epochs: readonly Epoch[], family: Family): string[] => [
  ...new Set(
    epochs.flatMap(({ candidate, control }) =>
      [candidate, control].flatMap(({ events }) => Object.keys(events[family] ?? {})),
    ),
  ),
];

const had = ({ events }: GroupCounts, family: Family, event: string): number => events[family]?.[event] ?? 0;

const countsOf = (epochs: readonly Epoch[], family: Family, event: string): EventCounts[] =>
  epochs.map(({ share, candidate, control }) => ({
    share,
    candidate: had(candidate, family, event),
    control: had(control, family, event),
  }));

function totalsOf(epochs: readonly Epoch[], family: Family, event: string): Pick<Finding, 'candidate' | 'control'> {
  const total = (group: 'candidate' | 'control') => ({
    visitors: epochs.reduce((sum, epoch) => sum + epoch[group].visitors, 0),
    had: epochs.reduce((sum, epoch) => sum + had(epoch[group], family, event), 0),
  });
  return { candidate: total('candidate'), control: total('control') };
}
