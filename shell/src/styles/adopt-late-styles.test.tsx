import { render } from '@jishi/testing';
import { __PRIVATE__, styled } from 'styled-components';
import { afterEach, expect, test } from 'vitest';
import { adoptLateStyles } from './adopt-late-styles.ts';

const sheet = __PRIVATE__.mainSheet;
/** As the browser has them, without the blanks it writes. */
const css = () => sheet.toString().replace(/\s*([{}:;])\s*/g, '$1');
/** Rules of one flush as the server writes them. */
const late = (text: string): void => {
  document.body.insertAdjacentHTML('beforeend', `<style data-styled="true" nonce="x">${text}</style>`);
};
const rule = (id: string, names: string[]) =>
  `${names.map((name) => `.${name}{color:red;}/*!sc*/`).join('')}data-styled.g7[id="${id}"]{content:"${names.join(',')},"}/*!sc*/`;

afterEach(() => {
  for (const element of document.querySelectorAll('body style')) element.remove();
});

test('rules that came late are known afterwards, and their tags are gone', () => {
  late(rule('sc-late', ['lateA', 'lateB']));
  adoptLateStyles();
  expect(document.querySelector('body style')).toBeNull();
  expect([sheet.hasNameForId('sc-late', 'lateA'), sheet.hasNameForId('sc-late', 'lateB')]).toEqual([true, true]);
  expect(css()).toContain('.lateA{color:red;}');
});

test('a rule two parts share stands there once', () => {
  late(rule('sc-shared', ['once']));
  adoptLateStyles();
  late(rule('sc-shared', ['once']));
  late(rule('sc-shared', ['once', 'more']));
  adoptLateStyles();
  expect(css().split('.once{').length - 1).toBe(1);
  expect(css().split('.more{').length - 1).toBe(1);
});

test('a component drawn before keeps its one rule', () => {
  const Base = styled.p`
    color: teal;
  `;
  render(<Base>x</Base>);
  const name = document.querySelector('p')?.className.split(' ').at(-1) ?? '';
  late(rule(Base.styledComponentId, [name]));
  adoptLateStyles();
  expect(css().split(`.${name}{`).length - 1).toBe(1);
});

test('what cannot be read is left out', () => {
  late('');
  late('/*!sc*/');
  expect(adoptLateStyles).not.toThrow();
});
