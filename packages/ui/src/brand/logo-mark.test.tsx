import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LogoMark } from './logo-mark.tsx';

it('is decoration or a named picture', () => {
  render(
    <>
      <LogoMark />
      <LogoMark label="Jishi" />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Jishi' })]);
});

it.each([
  [undefined, '40'],
  [20, '20'],
])('of size %s is %s px wide and high', (size, edge) => {
  render(<LogoMark label="集市" {...(size === undefined ? {} : { size })} />);
  expect(screen.getByRole('img', { name: '集市' })).toHaveAttribute('width', edge);
  expect(screen.getByRole('img')).toHaveAttribute('height', edge);
});
