import { expect, it } from 'vitest';
import { toReading } from './read-page.ts';

const category = (score: number | null, ...refs: [id: string, weight: number][]) => ({
  score,
  auditRefs: refs.map(([id, weight]) => ({ id, weight })),
});

it('takes scores of a hundred, what performance is made of, and what complains outside of performance', () => {
  const reading = toReading({
    lighthouseVersion: '13.5.0',
    categories: {
      performance: category(0.956, ['speed-index', 10]),
      accessibility: category(0.9, ['label', 7], ['hint', 0]),
      'best-practices': category(1, ['https', 5]),
      seo: category(null),
    },
    audits: {
      'speed-index': { title: 'Speed', score: 0.5 },
      'largest-contentful-paint': { title: 'Paint', score: 0.9, numericValue: 1234.5 },
      'total-blocking-time': { title: 'Blocking', score: 1, numericValue: 12 },
      label: { title: 'Labels are missing', score: 0 },
      hint: { title: 'Hint', score: 0 },
      https: { title: 'Not measured', score: null },
    },
  });
  expect(reading).toEqual({
    version: '13.5.0',
    scores: { performance: 96, accessibility: 90, 'best-practices': 100, seo: 0 },
    timings: { 'largest-contentful-paint': 1235, 'total-blocking-time': 12 },
    complaints: ['accessibility: Labels are missing (label)'],
  });
});
