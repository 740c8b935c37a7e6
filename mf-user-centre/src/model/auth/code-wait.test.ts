import { describe, expect, it } from 'vitest';
import { keepWait, readWait, secondsLeft, waitFrom } from './code-wait.ts';

const NOW = 1_000_000;
const phone = '13800000001';

function memory(text: string | null = null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  };
}

describe('secondsLeft', () => {
  it.each([
    ['no wait', null, phone, NOW, 0],
    ['just sent', waitFrom(phone, NOW), phone, NOW, 60],
    ['a started second counts whole', waitFrom(phone, NOW), phone, NOW + 100, 60],
    ['later', waitFrom(phone, NOW), phone, NOW + 59_000, 1],
    ['over', waitFrom(phone, NOW), phone, NOW + 60_000, 0],
    ['long over', waitFrom(phone, NOW), phone, NOW + 90_000, 0],
    ['blanks around the number', waitFrom(` ${phone}`, NOW), `${phone} `, NOW, 60],
    ['another number', waitFrom(phone, NOW), '13900000001', NOW, 0],
  ])('%s', (_, wait, typed, now, seconds) => {
    expect(secondsLeft(wait, typed, now)).toBe(seconds);
  });
});

describe('readWait', () => {
  it('finds what was kept', () => {
    const store = memory();
    keepWait(waitFrom(phone, NOW), store);
    expect(readWait(NOW + 5000, store)).toEqual({ phone, readyAt: NOW + 60_000 });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no wait', '"text"'],
    ['no phone number', JSON.stringify({ phone: '<b>', readyAt: NOW + 1000 })],
    ['over', JSON.stringify({ phone, readyAt: NOW })],
    ['longer than a wait can be', JSON.stringify({ phone, readyAt: NOW + 61_000 })],
  ])('%s: null', (_, text) => {
    expect(readWait(NOW, memory(text))).toBeNull();
  });
});
