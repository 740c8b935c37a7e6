import { expect, it } from 'vitest';
import { angleOf, cut, linesOf, positionOf, sliceLook, slicePath, wheelAngle } from './wheel.ts';

it.each([1, 2, 3, 5, 8, 13, 20, 37])('with %d prizes every place stands at the mark at its position', (count) => {
  for (let place = 0; place < count; place += 1) {
    const turned = (angleOf(place, count) + wheelAngle(positionOf(place, count), count)) % 360;
    expect(Math.min(turned, 360 - turned)).toBeCloseTo(0, 6);
    expect(slicePath(place, count)).toMatch(/^M[\d.]+ [\d.]+[LA][^N]*z$/);
  }
});

it('has its first slice around the top', () => {
  expect(slicePath(0, 4)).toBe('M220 220L85.65 85.65A190 190 0 0 1 354.35 85.65z');
  expect(slicePath(0, 2)).toBe('M220 220L30 220A190 190 0 0 1 410 220z');
});

it.each([
  ['降噪耳机', 6, '降噪耳机'],
  ['谢谢参与，再来一次', 6, '谢谢参与，再…'],
  ['Hug bear plush', 6, 'Hug bear p…'],
  ['20 积分', 6, '20 积分'],
  ['', 6, ''],
])('%s in %d letters is %s', (name, letters, shown) => expect(cut(name, letters)).toBe(shown));

it('has less room for each, the more there are', () => {
  const sizes = [2, 7, 10, 16, 30].map((count) => sliceLook(count).fontSize);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

it.each([
  ['降噪耳机', 6, ['降噪耳机']],
  ['谢谢参与，再来一次', 6, ['谢谢参与，', '再来一次']],
  ['一二三四五六七', 6, ['一二三四五六…']],
  ['Hug bear plush', 6, ['Hug bear', 'plush']],
  ['Better luck next time', 6, ['Better', 'luck next…']],
  ['Noise-cancelling headphones', 6, ['Noise-', 'cancelling…']],
  ['20 points', 6, ['20 points']],
])('%s in lines of %d letters is %j', (name, letters, lines) => expect(linesOf(name, letters)).toEqual(lines));
