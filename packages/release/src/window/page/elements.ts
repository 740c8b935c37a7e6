import { createElement as h, type ReactNode } from 'react';

/** Drawings of lucide, 24 px: a path each. */
const drawings = {
  check: 'M20 6 9 17l-5-5',
  ok: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20M16 9l-5.5 5.5L8 12',
  pulse:
    'M22 12h-2.5a2 2 0 0 0-1.9 1.500l-2.4 8.3a.25.25 0 0 1-.5 0L9.2 2.2a.25.25 0 0 0-.5 0l-2.3 8.3A2 2 0 0 1 4.5 12H2',
  warn: 'm21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01',
  up: 'm5 12 7-7 7 7M12 19V5',
  back: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  pause: 'M14 3h5v18h-5zM5 3h5v18H5z',
  eye: 'M2 12a10.75 10.75 0 0 1 20 0 10.75 10.75 0 0 1-20 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  x: 'M18 6 6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof drawings;

/** Beside words that say the same. */
export const icon = (name: IconName, size = 16): ReactNode =>
  h(
    'svg',
    { width: size, height: size, viewBox: '0 0 24 24', className: 'icon', 'aria-hidden': true },
    h('path', { d: drawings[name] }),
  );

/** A word with an icon; `tone`: which colour says the same. */
export const state = (tone: 'ok' | 'warn' | 'bad' | 'info', name: IconName, text: string): ReactNode =>
  h('span', { className: `state state-${tone}` }, icon(name), text);

export const tag = (tone: 'ok' | 'warn' | 'bad' | 'info' | 'mute', text: string): ReactNode =>
  h('span', { className: `tag tag-${tone}` }, text);

/** Words that stand beside a title. */
export const note = (...children: ReactNode[]): ReactNode => h('p', { className: 'note' }, ...children);

/** A time in UTC, which the script of the page writes as the reader's clock has it. */
export const moment = (iso: string): ReactNode =>
  h('time', { dateTime: iso }, `${iso.slice(0, 16).replace('T', ' ')} UTC`);

/** A section with a heading. `id`: what stands in it is replaced by itself when it has changed. */
export const card = (id: string, title: string, lead: ReactNode, ...children: ReactNode[]): ReactNode =>
  h(
    'section',
    { className: 'card', id, 'data-live': true, 'aria-labelledby': `${id}-title`, key: id },
    h('div', { className: 'card-head' }, h('h2', { id: `${id}-title` }, title), lead),
    ...children,
  );

/** A table that may be wider than a phone: it scrolls by itself, by keyboard too. */
export const table = (label: string, head: readonly string[], rows: readonly (readonly ReactNode[])[]): ReactNode =>
  h(
    'div',
    { className: 'wide', tabIndex: 0, role: 'group', 'aria-label': label },
    h(
      'table',
      null,
      h('thead', null, h('tr', null, ...head.map((cell, at) => h('th', { key: at, scope: 'col' }, cell)))),
      h(
        'tbody',
        null,
        ...rows.map((row, at) =>
          h('tr', { key: at }, ...row.map((cell, column) => cellOf(cell, column, head[column] ?? ''))),
        ),
      ),
    ),
  );

const cellOf = (cell: ReactNode, column: number, label: string): ReactNode =>
  column === 0 ? h('th', { key: column, scope: 'row' }, cell) : h('td', { key: column, 'data-label': label }, cell);

/** Opens the form of an action, with some of its fields filled in. */
export const opener = (
  action: string,
  text: ReactNode,
  { fields = {}, ...props }: { className?: string; fields?: Readonly<Record<string, string>> } = {},
): ReactNode =>
  h(
    'button',
    {
      type: 'button',
      className: 'link',
      ...props,
      'data-opens': `do-${action}`,
      'data-fields': JSON.stringify(fields),
    },
    text,
  );
