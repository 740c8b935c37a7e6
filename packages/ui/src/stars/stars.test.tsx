import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from './stars.tsx';

it.each([
  [3.6, 4, 1],
  [5, 5, 0],
  [0, 0, 0],
  [9, 5, 0],
  [-2, 0, 0],
  [Number.NaN, 0, 0],
])('draws a rating of %d', (score, filled, partly) => {
  render(<Stars score={score} label="rating" />);
  const stars = screen.getByRole('img', { name: 'rating' });
  expect(stars.querySelectorAll('path[fill="currentColor"]')).toHaveLength(filled);
  expect(stars.querySelectorAll('clipPath')).toHaveLength(partly);
});

it.each([
  [undefined, 5],
  [3, 3],
  [0, 0],
])('draws as many stars as there may be: %s', (max, count) => {
  render(<Stars score={1} label="rating" {...(max === undefined ? {} : { max })} />);
  expect(screen.getByRole('img').querySelectorAll('svg')).toHaveLength(count);
});

it.each(['4.6 星，满分 5 星', '4.6 of 5 stars'])('says "%s" and nothing of single stars', (label) => {
  render(<Stars score={4.6} label={label} size={20} />);
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: label })]);
});

it('cuts each of two ratings at its own place', () => {
  render(
    <>
      <Stars score={0.25} label="low" />
      <Stars score={0.75} label="high" />
    </>,
  );
  const cut = (label: string) => {
    const clip = screen.getByRole('img', { name: label }).querySelector('clipPath');
    return { id: clip?.id, width: clip?.querySelector('rect')?.getAttribute('width') };
  };
  expect([cut('low').width, cut('high').width]).toEqual(['6', '18']);
  expect(cut('low').id).not.toBe(cut('high').id);
});
