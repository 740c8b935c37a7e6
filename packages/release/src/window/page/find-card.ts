import { createElement as h, type ReactNode } from 'react';
import type { Texts } from '../texts/index.ts';
import { note } from './elements.ts';

/** As long as an id of a request or the number of an order ever is. */
export const MOST_LETTERS = 80;

/** A field that says which release somebody had: by the number of an order, the id of a request, or a time. Nothing in it is replaced by itself. */
export const findCard = (channel: string, texts: Texts, path: string): ReactNode =>
  h(
    'section',
    { className: 'card', id: 'find', 'aria-labelledby': 'find-title', key: 'find' },
    h('div', { className: 'card-head' }, h('h2', { id: 'find-title' }, texts.find), note(texts.findLead)),
    h(
      'form',
      { className: 'row find-form', 'data-finds': `${path}/find?channel=${channel}` },
      h(
        'label',
        { className: 'field' },
        h('span', null, texts.findWhat),
        h('input', { name: 'what', required: true, maxLength: MOST_LETTERS, autoComplete: 'off', spellCheck: false }),
        h('small', { className: 'note' }, texts.findHint),
      ),
      h('button', { type: 'submit', className: 'button' }, texts.findIt),
    ),
    h('div', { className: 'found', role: 'status' }),
  );
