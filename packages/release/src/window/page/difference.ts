import type { Release } from '@jishi/contracts/release';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { diffReleases } from '../../history/diff-releases.ts';
import type { PartDifference } from '../../history/part-differences.ts';
import { fill, type Texts } from '../texts/index.ts';
import { note } from './elements.ts';
import { bytesDifference, bytesText } from './format.ts';

/** So many texts and commits of a part are shown; `pnpm release diff` has all. */
const SHOWN = 20;

/**
 * What is different in a second release, in rows.
 *
 * @param own what the versions of the parts differ in; without it only what releases say
 */
export function differenceOf(from: Release, to: Release, texts: Texts, own: readonly PartDifference[] = []): ReactNode {
  const { parts, pages, fragments, facts } = diffReleases(from, to);
  const changes = [...pages, ...fragments, ...facts];
  if (parts.length + changes.length === 0) return note(texts.noChange);
  return h(
    'div',
    null,
    h(
      'ul',
      { className: 'plain' },
      ...parts.map(({ part, from: old, to: next }) =>
        h(
          'li',
          { key: part },
          h('b', null, part),
          ` ${old ?? '–'} → ${next ?? '–'}`,
          sizeOf(own.find((one) => one.part === part)),
        ),
      ),
      ...changes.map(({ id, change, what }) =>
        h('li', { key: `${id} ${change}` }, h('b', null, id), ` ${change} ${what}`),
      ),
    ),
    ...own.flatMap((one) => [textsOf(one, texts), commitsOf(one, texts)]),
  );
}

export const differenceHtml = (from: Release, to: Release, texts: Texts, own: readonly PartDifference[]): string =>
  renderToStaticMarkup(differenceOf(from, to, texts, own));

function sizeOf(own: PartDifference | undefined): string {
  const { from = null, to = null } = own?.sizes ?? {};
  if (to === null) return '';
  return ` · ${bytesText(to)}${from === null || from === to ? '' : ` (${bytesDifference(to - from)})`}`;
}

function textsOf({ part, texts: changes }: PartDifference, texts: Texts): ReactNode {
  if (!changes?.length) return null;
  const rows = changes.slice(0, SHOWN);
  return h(
    'div',
    { key: `texts of ${part}` },
    h('h4', null, fill(texts.textsOf, { part })),
    h(
      'ul',
      { className: 'plain' },
      ...rows.map(({ key, lang, from, to }) =>
        h(
          'li',
          { key: `${key} ${lang}` },
          h('code', null, key),
          ' ',
          from !== null && h('del', { lang }, from),
          from !== null && to !== null && ' → ',
          to !== null && h('ins', { lang }, to),
        ),
      ),
      moreOf(changes.length - rows.length, texts),
    ),
  );
}

function commitsOf({ part, commits: between }: PartDifference, texts: Texts): ReactNode {
  if (between === null || between.kind === 'no-history') return null;
  const rows = between.commits.slice(0, SHOWN);
  const title = fill(between.kind === 'brings' ? texts.brings : texts.takesBack, { part });
  return h(
    'div',
    { key: `commits of ${part}` },
    h('h4', null, title),
    h(
      'ul',
      { className: 'plain' },
      ...rows.map(({ hash, type, scope, subject, breaking }) =>
        h(
          'li',
          { key: hash },
          h('code', null, hash.slice(0, 12)),
          ` ${type === null ? '' : `${type}${scope ? `(${scope})` : ''}${breaking === null ? '' : '!'}: `}${subject}`,
        ),
      ),
      rows.length === 0 && h('li', { key: 'none' }, texts.noCommit),
      moreOf(between.commits.length - rows.length + between.leftOut, texts),
    ),
  );
}

const moreOf = (count: number, texts: Texts): ReactNode =>
  count > 0 && h('li', { key: 'more', className: 'note' }, fill(texts.andMore, { count }));
