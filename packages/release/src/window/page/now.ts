import { BUCKETS } from '@jishi/contracts/release';
import { createElement as h, type ReactNode } from 'react';
import { fill, type Texts } from '../texts/index.ts';
import type { WindowView } from '../view/window-view.ts';
import { moment, state } from './elements.ts';
import { shareOf } from './format.ts';

/** What everybody wants to know first: what is live, whether a rollout runs, who is in it. */
export function nowCards({ release, servers, judged }: WindowView, texts: Texts): ReactNode {
  const live = release
    ? figure(
        'now-live',
        wellState(servers, texts),
        `#${release.serial}`,
        fill(texts.ofVisitors, { share: shareOf(BUCKETS - (release.rollout?.buckets ?? 0)) }),
        [texts.since, ' ', moment(release.time), ' · ', release.author, ': ', release.reason],
      )
    : figure('now-live', state('info', 'pulse', texts.noRelease), '', '', [texts.noReleaseLead]);
  const rollout = release?.rollout;
  const candidate = rollout
    ? figure(
        'now-candidate',
        state('info', 'pulse', texts.inRollout),
        texts.candidate,
        fill(texts.ofVisitors, { share: shareOf(rollout.buckets) }),
        [texts.since, ' ', moment(rollout.time), ' · ', rollout.author, ': ', rollout.reason],
        'now-is-on',
      )
    : release && figure('now-candidate', state('ok', 'check', texts.noRollout), '', texts.noRolloutLead, []);
  const seen = (judged?.epochs ?? []).reduce(
    (sum, { candidate: with_, control }) => ({
      all: sum.all + with_.visitors + control.visitors,
      candidate: sum.candidate + with_.visitors,
    }),
    { all: 0, candidate: 0 },
  );
  return h(
    'div',
    { className: 'now', id: 'now', 'data-live': true },
    live,
    candidate,
    judged &&
      figure('now-visitors', h('span', { className: 'note' }, texts.seenBy), seen.all.toLocaleString('en'), '', [
        fill(texts.withCandidate, { count: seen.candidate.toLocaleString('en') }),
      ]),
  );
}

function wellState(servers: WindowView['servers'], texts: Texts): ReactNode {
  const heard = servers.filter(({ isSilent }) => !isSilent);
  if (heard.length === 0) return state('info', 'pulse', texts.noServers);
  if (heard.some((server) => server.state === 'refused')) return state('bad', 'warn', texts.refusing);
  if (heard.some((server) => server.state === 'late')) return state('warn', 'warn', texts.behind);
  return state('ok', 'ok', texts.allWell);
}

const figure = (
  id: string,
  head: ReactNode,
  number: string,
  what: string,
  below: ReactNode[],
  className = '',
): ReactNode =>
  h(
    'div',
    { className: `card now-card ${className}`.trim(), id, key: id },
    head,
    (number || what) && h('p', { className: 'now-figure' }, number, what && h('em', null, what)),
    below.length > 0 && h('p', { className: 'note' }, ...below.map((one, at) => h('span', { key: at }, one))),
  );
