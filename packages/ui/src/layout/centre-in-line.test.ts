import { expect, test } from 'vitest';
import { centreInLine } from './centre-in-line.ts';

/** An element that stands there; what is scrolled moves with its line, as in a browser. */
function standing(left: number, width: number, line?: Element): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left - (line?.scrollLeft ?? 0), 0, width, 40);
  line?.append(element);
  return element;
}

test.each([
  ['beyond the end', 700, 0, 510],
  ['before it, once it was scrolled on', 250, 300, 60],
])('an entry %s comes to the middle of its line', (_what, left, before, after) => {
  const line = standing(20, 400);
  line.scrollLeft = before;
  centreInLine(standing(left, 60, line));
  expect(line.scrollLeft).toBe(after);
});

test('the line may be another than the parent', () => {
  const line = standing(0, 100);
  const item = standing(0, 50, line);
  const entry = standing(300, 20, line);
  item.append(entry);
  centreInLine(entry, line);
  expect([line.scrollLeft, item.scrollLeft]).toEqual([260, 0]);
});

test('nothing happens without an entry', () => {
  expect(() => centreInLine(null)).not.toThrow();
});
