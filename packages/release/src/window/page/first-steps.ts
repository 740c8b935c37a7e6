import { createElement as h, type ReactNode } from 'react';
import { versionName } from '../../documents/version-name.ts';
import { PIN_FIELD } from '../actions/actions.ts';
import { fill, type Texts } from '../texts/index.ts';
import type { PartRow, WindowView } from '../view/window-view.ts';
import { card, note, opener } from './elements.ts';

/** Of a channel without a release: what leads to the first one, as commands and, where something is published, as a form. */
export function firstStepsCard({ release, channel, parts, viewer }: WindowView, texts: Texts): ReactNode {
  if (release) return null;
  const isPublished = parts.length > 0;
  return card(
    'first-steps',
    fill(texts.noReleaseOn, { channel }),
    isPublished && viewer.mayRelease && pinButton(parts, texts),
    h(
      'div',
      { className: 'card-body' },
      isPublished ? note(`${texts.publishedSoFar} ${parts.map(newestOf).join(', ')}`) : publishSteps(texts),
      isPublished && step(texts.firstPin, pinCommand(parts, channel), texts),
      note(texts.thenServers),
    ),
  );
}

/** What brings the first versions into a registry. */
export const publishSteps = (texts: Texts): ReactNode =>
  h(
    'div',
    { className: 'first-steps' },
    note(texts.nothingPublished),
    step(texts.firstPublish, 'pnpm --filter @jishi/shell build && pnpm release publish shell', texts),
    step(texts.firstDemo, 'npm start', texts),
  );

const step = (what: string, command: string, texts: Texts): ReactNode =>
  h(
    'div',
    { className: 'command' },
    h('h3', null, what),
    h('pre', { tabIndex: 0 }, h('code', null, command)),
    h('button', { type: 'button', className: 'link', 'data-copies': command }, texts.copy),
  );

const pinButton = (parts: readonly PartRow[], texts: Texts): ReactNode => {
  const newest = parts.map(({ part, versions }) => [`${PIN_FIELD}${part}`, versions[0]?.version ?? '']);
  return h(
    'div',
    { className: 'row card-actions' },
    opener('pin', texts.actions.pin, { className: 'button button-main', fields: Object.fromEntries(newest) }),
  );
};

const newestOf = ({ part, versions }: PartRow): string => versionName(part, versions[0]?.version ?? '');

const pinCommand = (parts: readonly PartRow[], channel: string): string =>
  [
    'pnpm release pin',
    ...parts.map(({ part }) => `${part}@latest`),
    ...(channel === 'live' ? [] : [`--channel ${channel}`]),
    '--reason "…"',
  ].join(' ');
