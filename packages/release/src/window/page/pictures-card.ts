import { createElement as h, type ReactNode } from 'react';
import type { Comparison, PicturedPage } from '../../pictures/comparison.ts';
import { fill, type Texts } from '../texts/index.ts';
import type { WindowView } from '../view/window-view.ts';
import { card, moment, note, state } from './elements.ts';

/** Pages of the candidate beside what is live, with what changed marked. Only while a rollout runs: nothing else is compared here. */
export function picturesCard({ release, pictures, viewer }: WindowView, texts: Texts, path: string): ReactNode {
  if (!release?.rollout) return null;
  const { comparison, isTaking, problem } = pictures;
  return card(
    'pictures',
    texts.pictures,
    h(
      'div',
      { className: 'row card-actions' },
      comparison && h('span', { className: 'note' }, texts.takenAt, ' ', moment(comparison.taken)),
      viewer.mayRelease &&
        h(
          'button',
          { type: 'button', className: 'button', 'data-takes': release.channel, disabled: isTaking },
          texts.takePictures,
        ),
    ),
    h(
      'div',
      { className: 'card-body' },
      isTaking && note(texts.takingPictures),
      problem && !isTaking && h('p', { className: 'problem', role: 'alert' }, problem),
      comparison
        ? h(
            'div',
            { className: 'pictures' },
            ...inOrder(comparison).map((page) => pairOf(page, comparison, texts, path)),
          )
        : !isTaking && note(`${texts.noPictures} ${texts.picturesCommand}`),
    ),
  );
}

/** What changed most comes first; what could not be opened before everything. */
const inOrder = ({ pages }: Comparison): PicturedPage[] =>
  pages.toSorted((a, b) => (b.changed ?? 2) - (a.changed ?? 2) || a.page.localeCompare(b.page) || b.width - a.width);

function pairOf(page: PicturedPage, { before, after }: Comparison, texts: Texts, path: string): ReactNode {
  const { files, problem, width } = page;
  const name = `${page.path} · ${width} px`;
  const pair = `before=${encodeURIComponent(before)}&after=${encodeURIComponent(after)}`;
  const picture = (file: string | null, alt: string): ReactNode => {
    if (file === null) return h('p', { className: 'note' }, '–');
    const src = `${path}/picture?${pair}&name=${file}`;
    return h('a', { href: src, target: '_blank', rel: 'noreferrer' }, h('img', { src, alt, loading: 'lazy' }));
  };
  const of = (file: string | null, release: string): ReactNode =>
    h(
      'div',
      { key: release },
      h('span', { className: 'note' }, `#${release}`),
      picture(file, fill(texts.pictureOf, { page: name, name: release })),
    );
  return h(
    'figure',
    { key: `${page.page} ${width} ${page.lang}` },
    h('figcaption', null, h('b', null, name), stateOf(page, texts)),
    problem && note(problem),
    h(
      'div',
      { className: 'pair' },
      of(files.before, before),
      files.marked
        ? h(
            'div',
            { key: 'marked' },
            h('span', { className: 'note' }, `#${after}`),
            picture(files.marked, fill(texts.pictureMarks, { page: name })),
          )
        : of(files.after, after),
    ),
  );
}

function stateOf({ changed }: PicturedPage, texts: Texts): ReactNode {
  if (changed === null) return state('bad', 'warn', '?');
  if (changed === 0) return state('ok', 'check', texts.unchanged);
  const percent = changed < 0.001 ? '< 0.1 %' : `${(changed * 100).toFixed(1)} %`;
  return state('info', 'eye', fill(texts.changedBy, { percent }));
}
