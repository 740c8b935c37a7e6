import { BUCKETS, type Rollout } from '@jishi/contracts/release';
import { createElement as h, type ReactNode } from 'react';
import { candidateText } from '../../decisions/rollouts.ts';
import { EVIDENCE_AGAINST } from '../../judgement/judge.ts';
import { fill, type Texts } from '../texts/index.ts';
import { metricsOf } from '../view/metrics.ts';
import type { WindowView } from '../view/window-view.ts';
import { card, moment, note } from './elements.ts';
import { evidenceFigure, shareOf } from './format.ts';
import { metricCard } from './metric-card.ts';

/** So many measures are seen at once; the others unfold. */
const AT_ONCE = 4;

/** The rollout that runs: where it stands, and what visitors meet in both arms. */
export function rolloutCard(view: WindowView, texts: Texts): ReactNode {
  const { release, judged, judgedProblem, curves } = view;
  const rollout = release?.rollout;
  if (!release || !rollout) return null;
  // Of nobody every share is nought, which looks well.
  const hasVisitors = judged?.epochs.some(({ candidate }) => candidate.visitors > 0) ?? false;
  const metrics = judged && hasVisitors ? metricsOf(judged, curves) : [];
  const [first, others] = [metrics.slice(0, AT_ONCE), metrics.slice(AT_ONCE)];
  const names = { control: `${texts.control} #${release.serial}`, candidate: texts.candidate };
  const cards = (some: typeof metrics) =>
    h('div', { className: 'metrics' }, ...some.map((metric) => metricCard(metric, names, texts)));
  return card(
    'rollout',
    texts.rollout,
    note(candidateText(rollout, release)),
    h(
      'div',
      { className: 'card-body' },
      stepsOf(rollout, texts),
      ...watchedUntil(rollout, texts),
      judged
        ? note(
            fill(texts.evidence, {
              evidence: evidenceFigure(judged.judgement.evidence),
              limit: EVIDENCE_AGAINST.toLocaleString('en'),
            }),
          )
        : note(judgedProblem ?? texts.notJudged),
      judged && !hasVisitors && note(texts.noVisitors),
      first.length > 0 && cards(first),
      others.length > 0 &&
        h('details', { id: 'more-metrics' }, h('summary', null, `${texts.judged} (${others.length})`), cards(others)),
    ),
  );
}

function watchedUntil({ plan, buckets }: Rollout, texts: Texts): ReactNode[] {
  const step = plan?.steps[plan.step];
  if (!plan || !step || buckets !== BUCKETS) return [];
  return [note(texts.watched, ' ', moment(new Date(Date.parse(plan.since) + step.lasts).toISOString()))];
}

function stepsOf({ plan, buckets }: Rollout, texts: Texts): ReactNode {
  if (!plan) {
    return h('p', { className: 'steps-by-hand' }, h('b', null, shareOf(buckets)), ' · ', texts.byHand);
  }
  return h(
    'ol',
    { className: 'steps', 'aria-label': texts.steps },
    ...plan.steps.map((step, at) =>
      h(
        'li',
        {
          key: at,
          className: at < plan.step ? 'step-done' : at === plan.step ? 'step-on' : undefined,
          'aria-current': at === plan.step ? 'step' : undefined,
        },
        h('b', { className: 'step-share' }, shareOf(step.buckets)),
        h(
          'span',
          { className: 'note' },
          at === plan.step
            ? h('span', null, texts.stepBegan, ' ', moment(plan.since))
            : fill(texts.stepFor, { minutes: step.lasts / 60_000 }),
        ),
      ),
    ),
  );
}
