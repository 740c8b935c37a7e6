import { BUCKETS, type Release } from '@jishi/contracts/release';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { fill, type Texts } from '../texts/index.ts';
import type { GoBack, WindowView } from '../view/window-view.ts';
import { icon, note, opener } from './elements.ts';
import { shareOf } from './format.ts';

/** Shares somebody raises a rollout to by hand, as buckets. */
const RAISES = [100, 500, 1_000, 2_500, 5_000];

/** What the person on call needs: one button that goes back, and beside it what makes the candidate wait or go on. */
export function goBackCard({ release, goBack, viewer }: WindowView, texts: Texts): ReactNode {
  if (!release) return null;
  return h(
    'section',
    { className: 'card go-back', id: 'go-back', 'data-live': true, 'aria-labelledby': 'go-back-title' },
    h('h2', { id: 'go-back-title' }, texts.goBack),
    viewer.mayRelease && goBack ? goBackBody(release, goBack, texts) : note(texts.onlyLooks),
  );
}

function goBackBody(release: Release, goBack: GoBack, texts: Texts): ReactNode {
  const { rollout, serial } = release;
  return h(
    'div',
    { className: 'go-back-body' },
    goBack.problem === null
      ? h(
          'div',
          { className: 'go-back-main' },
          note(
            goBack.action === 'abort'
              ? fill(texts.goBackAbort, { share: shareOf(rollout?.buckets ?? 0), serial })
              : fill(texts.goBackTo, { serial: goBack.to }),
          ),
          holdButton(release, goBack, texts),
          h('p', { className: 'note keys' }, texts.holdKeys),
        )
      : note(`${texts.goBackNone} ${goBack.problem}`.trim()),
    rollout && rolloutButtons(rollout.buckets, texts),
  );
}

const holdButton = (
  { channel, serial }: Release,
  { action, to }: Extract<GoBack, { problem: null }>,
  texts: Texts,
): ReactNode =>
  h(
    'button',
    {
      type: 'button',
      className: 'hold',
      'data-hold': action,
      'data-channel': channel,
      'data-expect': serial,
      'data-fields': JSON.stringify({
        reason: texts.wentBack,
        ...(action === 'rollback' ? { serial: String(to) } : {}),
      }),
      'aria-describedby': 'hold-hint',
    },
    icon('back', 24),
    h(
      'span',
      null,
      h('b', { className: 'hold-what' }, action === 'abort' ? texts.holdAbort : fill(texts.holdBack, { serial: to })),
      h('small', { id: 'hold-hint', className: 'hold-hint' }, texts.holdHint),
    ),
  );

function rolloutButtons(buckets: number, texts: Texts): ReactNode {
  const next = RAISES.find((one) => one > buckets) ?? BUCKETS;
  const percent = (share: number): string => String((share / BUCKETS) * 100);
  // Everybody has it: it is watched, and finished by itself.
  if (buckets === BUCKETS) {
    return h('div', { className: 'row' }, opener('finish', texts.endWatch, { className: 'button' }));
  }
  return h(
    'div',
    { className: 'row' },
    opener('share', h(Fragment, null, icon('pause'), fill(texts.pause, { share: shareOf(buckets) })), {
      className: 'button',
      fields: { share: percent(buckets) },
    }),
    next < BUCKETS &&
      opener('share', fill(texts.raise, { share: shareOf(next) }), {
        className: 'button',
        fields: { share: percent(next) },
      }),
    opener('share', texts.toEverybody, { className: 'button', fields: { share: '100' } }),
  );
}
