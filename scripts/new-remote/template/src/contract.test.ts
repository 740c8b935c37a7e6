import { expect, test } from 'vitest';
import contract, { events } from './contract.ts';

const { props } = contract.teaser;

test('a teaser needs somebody to greet', () => {
  expect(props.safeParse({ name: '小满' }).success).toBe(true);
});

test.each([{}, { name: '' }, { name: 7 }, { name: null }])('its props cannot be %j', (value) => {
  expect(props.safeParse(value).success).toBe(false);
});

test.each([
  [{ times: 1 }, true],
  [{ times: 0 }, false],
  [{ times: 1.5 }, false],
])('"waved" tells %j: %s', (payload, ok) => {
  expect(events['__event__:waved'].safeParse(payload).success).toBe(ok);
});
