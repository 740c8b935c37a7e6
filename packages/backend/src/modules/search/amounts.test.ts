import { describe, expect, it } from 'vitest';
import { amountsOf, numberOf } from './amounts.ts';

const lexemes = (text: string) => amountsOf(text).flatMap((amount) => amount.lexemes);

describe('amounts in a text', () => {
  it.each([
    ['2斤', ['#1000g']],
    ['1 kg', ['#1000g']],
    ['1.5 kg', ['#1500g']],
    ['三斤', ['#1500g']],
    ['半斤', ['#250g']],
    ['500毫升', ['#500ml']],
    ['0.5 l', ['#500ml']],
    ['70cl', ['#700ml']],
    ['6.7 inch', ['#6.7in']],
    ['6.7英寸', ['#6.7in']],
    ['1.8米', ['#1800mm']],
    ['180 cm', ['#1800mm']],
    ['65w', ['#65w']],
    ['1tb', ['#1000gb']],
    ['三件套', ['#3']],
    ['3-piece', ['#3']],
    ['three piece set', ['#3']],
    ['十二色', ['#12']],
    ['twelve colours', ['#12']],
    ['一打', ['#12']],
    ['a dozen eggs', ['#12']],
    ['一打鸡蛋', ['#12']],
    ['half a dozen eggs', ['#6']],
    ['half dozen', ['#6']],
    ['半打啤酒', ['#6']],
    ['2 dozen', ['#24']],
    ['two dozen roses', ['#24']],
    ['两打', ['#24']],
    ['half a kilo', ['#500g']],
    ['half an inch', ['#0.5in']],
    ['half pound', ['#227g']],
    ['一斤半', ['#750g']],
    ['two and a half', []],
    ['box of 6', ['#6']],
    ['a set of three', ['#3']],
    ['gift box of 8, ripe', ['#8']],
    ['42码', ['42']],
  ])('%s is %j', (text, expected) => {
    expect(lexemes(text)).toEqual(expected);
  });

  it.each(['统一', '万一', '5g phone', 'usb', 'minimum', '16in1', '一打开就香', '第二打印机', 'half price'])(
    'none in %s',
    (text) => {
      expect(lexemes(text).filter((lexeme) => lexeme !== '#5g')).toEqual([]);
    },
  );

  it('say where they stand', () => {
    expect(amountsOf('红富士 2斤装')).toEqual([{ lexemes: ['#1000g'], at: 4, length: 2 }]);
  });
});

it.each([
  ['12', 12],
  ['0.5', 0.5],
  ['两', 2],
  ['十', 10],
  ['十二', 12],
  ['二十', 20],
  ['二十四', 24],
  ['半', 0.5],
  ['six', 6],
  ['百', null],
  ['茶', null],
])('%s is the number %j', (text, number) => {
  expect(numberOf(text)).toBe(number);
});
