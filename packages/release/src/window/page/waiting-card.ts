import type { Release } from '@jishi/contracts/release';
import { createElement as h, type ReactNode } from 'react';
import { isMissed } from '../../decisions/planned-text.ts';
import { versionName } from '../../documents/version-name.ts';
import type { Texts } from '../texts/index.ts';
import type { WindowView } from '../view/window-view.ts';
import { card, moment, opener } from './elements.ts';
import { shareOf } from './format.ts';

type Entry = { key: string; what: ReactNode; who: ReactNode; action: ReactNode };

/** What is not live yet or must not become so: pins to come, what waits for approval, freezes and bans. Nothing of it: no card. */
export function waitingCard({ release, viewer }: WindowView, texts: Texts): ReactNode {
  const entries = release
    ? [...proposals(release, texts), ...plans(release, texts), ...freezes(release, texts), ...bans(release, texts)]
    : [];
  if (entries.length === 0) return null;
  return card(
    'waiting',
    texts.waiting,
    release?.approvals && h('p', { className: 'note' }, texts.needsApproval),
    h(
      'ul',
      { className: 'list' },
      ...entries.map(({ key, what, who, action }) =>
        h(
          'li',
          { key },
          h('div', null, h('b', { className: 'list-what' }, what), h('p', { className: 'note' }, who)),
          viewer.mayRelease && h('div', { className: 'row' }, action),
        ),
      ),
    ),
  );
}

const versionsText = (parts: Readonly<Record<string, string | null>>, texts: Texts): string =>
  Object.entries(parts)
    .map(([part, version]) => (version === null ? `${part}: ${texts.without}` : versionName(part, version)))
    .join(', ');

const proposals = ({ proposed = [] }: Release, texts: Texts): Entry[] =>
  proposed.map(({ id, parts, author, reason, time, buckets, at }) => ({
    key: `proposal ${id}`,
    what: `${texts.proposed}: ${versionsText(parts, texts)}${buckets === undefined ? '' : ` (${shareOf(buckets)})`}`,
    who: [
      author,
      ' · ',
      h('span', { key: 'time' }, moment(time)),
      at ? [' · ', texts.planned, ' ', moment(at)] : '',
      ' · ',
      reason,
    ],
    action: [
      h(
        'span',
        { key: 'approve' },
        opener('approve', texts.approve, { className: 'button button-main', fields: { id } }),
      ),
      h('span', { key: 'cancel' }, opener('cancel', texts.cancel, { className: 'button', fields: { id } })),
    ],
  }));

const plans = ({ planned = [] }: Release, texts: Texts): Entry[] =>
  planned.map((pin) => ({
    key: `planned ${pin.id}`,
    what: [
      isMissed(pin) ? texts.missed : texts.planned,
      ' ',
      h('span', { key: 'at' }, moment(pin.at)),
      `: ${versionsText(pin.parts, texts)}`,
    ],
    who: `${pin.author} · ${pin.reason}`,
    action: opener('cancel', texts.cancel, { className: 'button', fields: { id: pin.id } }),
  }));

type Frozen = NonNullable<Release['frozen']> & { part?: string };

const freezes = ({ frozen, frozenParts = [] }: Release, texts: Texts): Entry[] =>
  [...(frozen ? [frozen as Frozen] : []), ...frozenParts].map(({ part, author, reason, until, time }: Frozen) => ({
    key: `freeze ${part ?? ''}`,
    what: [
      `${texts.frozen}${part === undefined ? '' : `: ${part}`}`,
      until ? [' ', texts.frozenUntil, ' ', h('span', { key: 'until' }, moment(until))] : '',
    ],
    who: [author, ' · ', h('span', { key: 'time' }, moment(time)), ' · ', reason],
    action: opener('unfreeze', texts.unfreeze, { className: 'button', fields: part === undefined ? {} : { part } }),
  }));

const bans = ({ banned }: Release, texts: Texts): Entry[] =>
  banned.map(({ part, version, reason }) => ({
    key: `ban ${part}@${version}`,
    what: `${texts.banned}: ${versionName(part, version)}`,
    who: reason,
    action: null,
  }));
