import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it.each([
  [0, '0%'],
  [0.64, '64%'],
  [0.005, '1%'],
  [1, '100%'],
  [2, '100%'],
  [-1, '0%'],
  [Number.NaN, '0%'],
])('draws a share of %d', (share, width) => {
  render(<ProgressBar share={share} label="taken" />);
  expect(screen.getByRole('img', { name: 'taken' }).querySelector('rect')).toHaveAttribute('width', width);
});

it('is silent where the text beside it says so', () => {
  render(
    <p>
      已抢 64% <ProgressBar share={0.64} tone="promo" />
    </p>,
  );
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
