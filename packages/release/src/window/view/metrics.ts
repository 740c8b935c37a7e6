import type { JudgedRollout } from '../../decisions/judge-rollout.ts';
import { type Direction, logEvidence } from '../../judgement/evidence.ts';
import { type Epoch, EVIDENCE_AGAINST } from '../../judgement/judge.ts';
import type { RolloutCurves } from '../../judgement/read-curves.ts';
import { type Family, families } from '../../judgement/signals.ts';

/** How the candidate does by one measure. */
export type MetricState = 'notWorse' | 'watch' | 'worse' | 'better';

/** Of the visitors of each group, how many met an event; and how it came to be so. */
export type Metric = {
  family: Family;
  event: string;
  state: MetricState;
  candidate: Count;
  control: Count;
  /** Shares of visitors from 0 to 1 at the end of each interval; empty where nothing was counted over time. */
  curve: { candidate: number[]; control: number[] };
};

type Count = { visitors: number; had: number };

/** Looked at first, whatever they say. */
const FIRST: readonly Family[] = ['error', 'lcp', 'calls', 'added-to-cart'];
/** Among the events of a family, the one that is shown while none says more: good vitals as web.dev names them. */
const PLAIN: Partial<Record<Family, string>> = { lcp: '2500', inp: '200', cls: '100', ttfb: '800', alive: '4000' };

/** Evidence from which on somebody should look: by chance no more than one measure of ten reaches it. */
const WATCH = Math.log(10);

/**
 * The measures of a rollout: the four everybody looks at, then the others of which anything was counted, what speaks against the candidate most first.
 */
export function metricsOf({ epochs }: Pick<JudgedRollout, 'epochs'>, curves: RolloutCurves | null): Metric[] {
  const all = families.flatMap(({ name, direction }) => {
    const told = strongest(epochs, name, direction);
    return told ? [metricOf(epochs, curves, { family: name, direction, ...told })] : [];
  });
  const rank = (family: Family): number => (FIRST.includes(family) ? FIRST.indexOf(family) : FIRST.length);
  return all
    .sort((a, b) => rank(a.metric.family) - rank(b.metric.family) || b.evidence - a.evidence)
    .map(({ metric }) => metric);
}

type Told = { event: string; evidence: number };

/** The event of a family that says most against the candidate; `null` when the family is not among the first and nothing of it was counted. */
function strongest(epochs: readonly Epoch[], family: Family, direction: Direction): Told | null {
  const events = new Set(
    epochs.flatMap(({ candidate, control }) =>
      [candidate, control].flatMap((own) => Object.keys(own.events[family] ?? {})),
    ),
  );
  const plain = PLAIN[family] ?? 'all';
  if (events.size === 0) return FIRST.includes(family) ? { event: plain, evidence: 0 } : null;
  const told = [...events].map((event) => ({ event, evidence: evidenceOf(epochs, family, event, direction) }));
  const most = told.reduce((a, b) => (b.evidence > a.evidence ? b : a));
  return most.evidence >= WATCH ? most : (told.find(({ event }) => event === plain) ?? most);
}

const had = (epoch: Epoch, group: 'candidate' | 'control', family: Family, event: string): number =>
  epoch[group].events[family]?.[event] ?? 0;

const evidenceOf = (epochs: readonly Epoch[], family: Family, event: string, direction: Direction): number =>
  logEvidence(
    epochs.map((epoch) => ({
      share: epoch.share,
      candidate: had(epoch, 'candidate', family, event),
      control: had(epoch, 'control', family, event),
    })),
    direction,
  );

type Asked = Told & { family: Family; direction: Direction };

function metricOf(epochs: readonly Epoch[], curves: RolloutCurves | null, asked: Asked) {
  const { family, event, direction, evidence } = asked;
  const count = (group: 'candidate' | 'control'): Count => ({
    visitors: epochs.reduce((sum, epoch) => sum + epoch[group].visitors, 0),
    had: epochs.reduce((sum, epoch) => sum + had(epoch, group, family, event), 0),
  });
  const opposite = evidenceOf(epochs, family, event, direction === 'more' ? 'fewer' : 'more');
  const curve = (group: 'candidate' | 'control'): number[] =>
    curves?.[group].visitors.map((visitors, at) =>
      visitors === 0 ? 0 : (curves[group].events[family]?.[event]?.[at] ?? 0) / visitors,
    ) ?? [];
  const metric: Metric = {
    family,
    event,
    state: stateOf(evidence, opposite),
    candidate: count('candidate'),
    control: count('control'),
    curve: { candidate: curve('candidate'), control: curve('control') },
  };
  return { metric, evidence };
}

function stateOf(against: number, inFavour: number): MetricState {
  if (against >= Math.log(EVIDENCE_AGAINST)) return 'worse';
  if (against >= WATCH) return 'watch';
  return inFavour >= WATCH ? 'better' : 'notWorse';
}
