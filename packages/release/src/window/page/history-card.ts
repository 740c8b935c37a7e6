import { createElement as h, type ReactNode } from 'react';
import type { Change } from '../../history/history-rows.ts';
import { fill, type Texts } from '../texts/index.ts';
import type { WindowView } from '../view/window-view.ts';
import { card, moment, opener, tag } from './elements.ts';
import { shareOf } from './format.ts';

/** The last releases with who made them, why, and what they changed; each can come back. */
export function historyCard(view: WindowView, texts: Texts): ReactNode {
  return card(
    'history',
    texts.history,
    null,
    h('ul', { className: 'list history' }, ...view.changes.map((change) => entryOf(change, view, texts))),
  );
}

function entryOf({ entry, parts }: Change, { release, viewer, channel }: WindowView, texts: Texts): ReactNode {
  const { serial, release: own, problem } = entry;
  const isLive = serial === release?.serial;
  return h(
    'li',
    { key: serial },
    h('span', { className: 'serial' }, `#${serial}`),
    h(
      'div',
      null,
      h('b', { className: 'list-what' }, own?.reason ?? problem),
      own && h('p', { className: 'note' }, moment(own.time), ` · ${own.author} · ${own.kind}`, ...notesOf(own, texts)),
      own &&
        parts.length > 0 &&
        h(
          'details',
          { id: `difference-${serial}`, 'data-loads': `/-/releases/difference?channel=${channel}&serial=${serial}` },
          h('summary', null, parts.join(', ')),
          h('div', { className: 'difference' }),
        ),
    ),
    h(
      'div',
      { className: 'row' },
      isLive && tag('ok', texts.tags.live),
      own?.rollout && tag('info', `${texts.tags.rollout} ${shareOf(own.rollout.buckets)}`),
      problem && tag('bad', texts.tags.damaged),
      viewer.mayRelease &&
        own &&
        !isLive &&
        opener('rollback', texts.bringBack, { className: 'link', fields: { serial: String(serial) } }),
    ),
  );
}

const notesOf = ({ forced, approved }: NonNullable<Change['entry']['release']>, texts: Texts): string[] => [
  ...(approved ? [` · ${fill(texts.approvedBy, { name: approved.by })}`] : []),
  ...(forced ? [` · ${fill(texts.forced, { reason: forced })}`] : []),
];
