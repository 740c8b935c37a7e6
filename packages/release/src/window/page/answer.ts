import type { Release } from '@jishi/contracts/release';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RegistryError } from '../../errors/registry-error.ts';
import { diffReleases } from '../../history/diff-releases.ts';
import type { Texts } from '../texts/index.ts';
import { note, state } from './elements.ts';

/** What a check found: what would become of the channel, and the command that does the same. */
export type Checked = {
  live: Release | null;
  release: Release;
  created: boolean;
  warnings: readonly string[];
  command: string;
};

/** Of an action that may be done. */
export const checkedHtml = ({ live, release, created, warnings, command }: Checked, texts: Texts): string =>
  renderToStaticMarkup(
    h(
      'div',
      null,
      created ? state('ok', 'check', texts.checkOk) : state('info', 'check', texts.nothingToDo),
      warnings.length > 0 &&
        h(
          'div',
          null,
          h('h3', null, texts.warnings),
          h('ul', { className: 'plain' }, ...warnings.map((one) => h('li', { key: one }, one))),
        ),
      created && live && h('div', null, h('h3', null, texts.becomes), differenceOf(live, release, texts)),
      commandOf(command, texts),
    ),
  );

/** Of one that may not. */
export const refusedHtml = (
  { message }: Pick<RegistryError, 'message'>,
  command: string | null,
  texts: Texts,
): string =>
  renderToStaticMarkup(
    h('div', null, state('bad', 'warn', texts.refused), h('p', null, message), command && commandOf(command, texts)),
  );

const commandOf = (command: string, texts: Texts): ReactNode =>
  h(
    'div',
    { className: 'command' },
    h('h3', null, texts.asCommand),
    h('pre', { tabIndex: 0 }, h('code', null, command)),
    h('button', { type: 'button', className: 'link', 'data-copies': command }, texts.copy),
  );

/** What is different in a second release, in rows. */
function differenceOf(from: Release, to: Release, texts: Texts): ReactNode {
  const { parts, pages, fragments, facts } = diffReleases(from, to);
  const changes = [...pages, ...fragments, ...facts];
  if (parts.length + changes.length === 0) return note(texts.noChange);
  return h(
    'ul',
    { className: 'plain' },
    ...parts.map(({ part, from: old, to: next }) =>
      h('li', { key: part }, h('b', null, part), ` ${old ?? '–'} → ${next ?? '–'}`),
    ),
    ...changes.map(({ id, change, what }) =>
      h('li', { key: `${id} ${change}` }, h('b', null, id), ` ${change} ${what}`),
    ),
  );
}

export const differenceHtml = (from: Release, to: Release, texts: Texts): string =>
  renderToStaticMarkup(differenceOf(from, to, texts));
