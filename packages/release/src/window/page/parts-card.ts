import { createElement as h, type ReactNode } from 'react';
import { fill, type Texts } from '../texts/index.ts';
import type { PartRow, WindowView } from '../view/window-view.ts';
import { card, moment, note, opener, state, table, tag } from './elements.ts';
import { bytesText } from './format.ts';

/** Every part with its versions, whose it is, how old and how large. */
export function partsCard(view: WindowView, texts: Texts): ReactNode {
  const { release, parts, viewer, channel } = view;
  if (!release) return null;
  const hasCandidate = release.rollout !== undefined;
  const head = [
    texts.part,
    `${texts.live} #${release.serial}`,
    ...(hasCandidate ? [texts.candidate] : []),
    texts.owner,
    texts.published,
    texts.size,
    texts.state,
  ];
  const rows = parts.map((row) => [
    h('b', { key: 'part' }, row.part),
    row.live ?? texts.without,
    ...(hasCandidate ? [candidateCell(row, texts)] : []),
    row.owner ?? '–',
    row.facts ? moment(row.facts.time) : '–',
    row.facts?.size ? bytesText(row.facts.size.web) : texts.gone,
    stateCell(row, view, texts),
  ]);
  return card(
    'parts',
    texts.parts,
    viewer.mayRelease &&
      h(
        'div',
        { className: 'row card-actions' },
        opener('pin', texts.actions.pin, { className: 'button button-main' }),
        opener('ban', texts.actions.ban, { className: 'button' }),
        opener('freeze', texts.actions.freeze, { className: 'button' }),
      ),
    table(`${texts.parts}, ${channel}`, head, rows),
  );
}

function candidateCell({ live, candidate }: PartRow, texts: Texts): ReactNode {
  if (candidate === live) return [candidate, ' ', h('span', { className: 'note', key: 'same' }, texts.same)];
  return [
    h('b', { key: 'version' }, candidate ?? texts.without),
    ' ',
    h('span', { key: 'new' }, tag('info', texts.new)),
  ];
}

/** What speaks against the version that is shown, or that there is a newer one. */
function stateCell(
  { part, live, candidate, facts, versions }: PartRow,
  { release, channel }: WindowView,
  texts: Texts,
): ReactNode {
  const banned = facts?.banned.find((ban) => ban.channel === channel);
  if (banned) return state('bad', 'warn', `${texts.banned}: ${banned.reason}`);
  if (facts?.deprecated) return state('warn', 'warn', `${texts.deprecated}: ${facts.deprecated.reason}`);
  if (release?.frozenParts?.some((freeze) => freeze.part === part)) return state('info', 'pause', texts.frozenPart);
  const newest = versions.find(({ isLatest }) => isLatest)?.version;
  if (newest !== undefined && newest !== live && newest !== candidate) {
    return note(fill(texts.newer, { version: newest }));
  }
  return state('ok', 'check', texts.live);
}
