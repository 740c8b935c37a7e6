import type { Release } from '@jishi/contracts/release';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RegistryError } from '../../errors/registry-error.ts';
import type { Texts } from '../texts/index.ts';
import { differenceOf } from './difference.ts';
import { state } from './elements.ts';

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
