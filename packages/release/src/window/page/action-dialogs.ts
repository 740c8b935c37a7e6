import { createElement as h, type ReactNode } from 'react';
import { type ActionName, PIN_FIELD } from '../actions/actions.ts';
import { fill, type Texts } from '../texts/index.ts';
import type { PartRow, WindowView } from '../view/window-view.ts';

/** Forms of everything that can be done, each in a dialog: the check answers before the button that does it is alive. */
export function actionDialogs(view: WindowView, texts: Texts): ReactNode {
  const { release, viewer } = view;
  if (!viewer.mayRelease) return null;
  if (!release) {
    const pin = dialog('pin', view, texts, pinFields(view.parts, texts), reasonField(texts));
    return h('div', { id: 'dialogs', 'data-live': true }, view.parts.length > 0 && pin);
  }
  return h(
    'div',
    { id: 'dialogs', 'data-live': true },
    dialog('pin', view, texts, pinFields(view.parts, texts), shareField(texts, true), reasonField(texts)),
    dialog('share', view, texts, shareField(texts, false), reasonField(texts)),
    dialog('finish', view, texts, reasonField(texts)),
    dialog(
      'rollback',
      view,
      texts,
      field('serial', texts.fields.serial, { inputMode: 'numeric', required: true }),
      reasonField(texts),
    ),
    dialog('ban', view, texts, banField(view.parts, texts), reasonField(texts)),
    dialog(
      'freeze',
      view,
      texts,
      partField(view.parts, texts),
      field('until', texts.fields.until, { type: 'datetime-local' }, texts.fields.untilHint),
      reasonField(texts),
    ),
    dialog('unfreeze', view, texts, hidden('part'), reasonField(texts)),
    dialog('approve', view, texts, hidden('id')),
    dialog('cancel', view, texts, hidden('id'), reasonField(texts)),
  );
}

function dialog(action: ActionName, { channel, release }: WindowView, texts: Texts, ...fields: ReactNode[]): ReactNode {
  const title = texts.actions[action];
  const id = `do-${action}`;
  return h(
    'dialog',
    { id, key: action, 'aria-labelledby': `${id}-title` },
    h(
      'form',
      { method: 'dialog', 'data-action': action, 'data-channel': channel, 'data-expect': release?.serial ?? 0 },
      h(
        'div',
        { className: 'dialog-head' },
        h('h2', { id: `${id}-title` }, title),
        h('button', { type: 'button', className: 'link', 'data-closes': id }, texts.close),
      ),
      ...fields.map((one, at) => h('div', { key: at, className: 'dialog-field' }, one)),
      h(
        'div',
        { className: 'answer', role: 'status', 'aria-live': 'polite' },
        h('p', { className: 'note' }, texts.checkFirst),
      ),
      h(
        'div',
        { className: 'row dialog-buttons' },
        h('button', { type: 'submit', className: 'button', 'data-does': 'check' }, texts.check),
        h(
          'button',
          { type: 'button', className: 'button button-main', 'data-does': 'run', disabled: true },
          texts.doIt,
        ),
      ),
    ),
  );
}

function field(name: string, label: string, props: object = {}, hint = ''): ReactNode {
  return h(
    'label',
    { className: 'field' },
    h('span', null, label),
    h('input', { name, autoComplete: 'off', ...props }),
    hint && h('small', { className: 'note' }, hint),
  );
}

const hidden = (name: string): ReactNode => h('input', { type: 'hidden', name });
const reasonField = (texts: Texts): ReactNode =>
  field('reason', texts.fields.reason, { required: true, maxLength: 2_000 }, texts.fields.reasonHint);
const shareField = (texts: Texts, mayBeEmpty: boolean): ReactNode =>
  field(
    'share',
    texts.fields.share,
    { inputMode: 'decimal', required: !mayBeEmpty },
    mayBeEmpty ? texts.fields.shareEmpty : '',
  );

const options = (first: ReactNode, rows: readonly { value: string; text: string }[]): ReactNode[] => [
  h('option', { key: '', value: '' }, first),
  ...rows.map(({ value, text }) => h('option', { key: value, value }, text)),
];

const select = (name: string, label: string, choices: ReactNode[], props: object = {}): ReactNode =>
  h('label', { className: 'field' }, h('span', null, label), h('select', { name, ...props }, ...choices));

const usable = ({ versions }: PartRow, channel?: string) =>
  versions.filter(({ banned }) => !banned.some((ban) => channel === undefined || ban.channel === channel));

const pinFields = (parts: readonly PartRow[], texts: Texts): ReactNode =>
  h(
    'fieldset',
    null,
    ...parts.map((row) =>
      h(
        'div',
        { key: row.part },
        select(
          `${PIN_FIELD}${row.part}`,
          fill(texts.fields.version, { part: row.part }),
          options(
            fill(texts.fields.asItIs, { version: row.live ?? texts.without }),
            usable(row)
              .filter(({ version }) => version !== row.live)
              .map(({ version, time }) => ({
                value: version,
                text: `${version} · ${time.slice(0, 16).replace('T', ' ')}`,
              })),
          ),
        ),
      ),
    ),
  );

const banField = (parts: readonly PartRow[], texts: Texts): ReactNode =>
  select(
    'version',
    texts.fields.banVersion,
    options(
      '–',
      parts.flatMap((row) =>
        usable(row).map(({ version }) => ({ value: `${row.part}@${version}`, text: `${row.part}@${version}` })),
      ),
    ),
    { required: true },
  );

const partField = (parts: readonly PartRow[], texts: Texts): ReactNode =>
  select(
    'part',
    texts.fields.part,
    options(
      texts.fields.wholeChannel,
      parts.map(({ part }) => ({ value: part, text: part })),
    ),
  );
