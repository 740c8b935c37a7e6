import { expect, it } from 'vitest';
import { coverageProblem } from './rules.ts';

it.each([
  [[1, 2], [2, 1], null],
  [[1], [1], null],
  [[1, 2], [1], 'comment.score'],
  [[1, 2], [], 'comment.score'],
  [[1, 2], [1, 1], 'comment.id'],
  [[1, 2], [1, 2, 3], 'comment.id'],
  [[1, 2], [1, 3], 'comment.id'],
  [[], [], null],
])('lines %j reviewed %j: %s', (lines, reviewed, problem) => {
  expect(coverageProblem(lines, reviewed)).toBe(problem);
});
