import { createElement as h, type ReactNode } from 'react';
import type { Texts } from '../texts/index.ts';
import type { Metric, MetricState } from '../view/metrics.ts';
import { type IconName, state } from './elements.ts';
import { differenceText, metricTitle, rateText } from './format.ts';

const looks: Readonly<Record<MetricState, ['ok' | 'warn' | 'bad', IconName]>> = {
  notWorse: ['ok', 'check'],
  better: ['ok', 'up'],
  watch: ['warn', 'warn'],
  worse: ['bad', 'warn'],
};

/** One measure: both arms over time, how many visitors of each had it, and what it says of the candidate. */
export function metricCard(metric: Metric, names: { control: string; candidate: string }, texts: Texts): ReactNode {
  const { candidate, control, curve } = metric;
  const [with_, without] = [rateOf(candidate), rateOf(control)];
  return h(
    'div',
    { className: 'metric', key: metric.family },
    h(
      'div',
      { className: 'metric-head' },
      h('h3', null, metricTitle(metric, texts)),
      state(...looks[metric.state], texts[metric.state]),
    ),
    curveOf(curve),
    h(
      'dl',
      null,
      value('control', names.control, rateText(without), `${control.had} / ${control.visitors}`),
      value('candidate', names.candidate, rateText(with_), `${candidate.had} / ${candidate.visitors}`),
      value('', texts.difference, differenceText(with_ - without), ''),
    ),
    h('p', { className: 'note' }, texts.shareOfVisitors),
  );
}

const rateOf = ({ visitors, had }: Metric['candidate']): number => (visitors === 0 ? 0 : had / visitors);

const value = (arm: string, name: string, rate: string, counts: string): ReactNode =>
  h(
    'div',
    null,
    h('dt', null, arm && h('i', { className: `key key-${arm}` }), name),
    h('dd', null, rate, counts && h('small', { className: 'metric-counts' }, counts)),
  );

const [WIDTH, HEIGHT, TOP] = [240, 64, 4];

/** Both curves on one scale; the figures below say the same in words. */
function curveOf({ candidate, control }: Metric['curve']): ReactNode {
  const most = Math.max(...candidate, ...control, 0);
  if (candidate.length < 2 || most === 0) return null;
  const path = (rates: readonly number[]): string =>
    rates
      .map((rate, at) => {
        const x = (at / (rates.length - 1)) * WIDTH;
        const y = HEIGHT - (rate / most) * (HEIGHT - TOP) - 1;
        return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  return h(
    'svg',
    { className: 'curve', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': true },
    h('path', { className: 'curve-control', d: path(control), vectorEffect: 'non-scaling-stroke' }),
    h('path', { className: 'curve-candidate', d: path(candidate), vectorEffect: 'non-scaling-stroke' }),
  );
}
