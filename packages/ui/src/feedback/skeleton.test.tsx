import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Loading, Skeleton } from './skeleton.tsx';

it('says once that a block is loading', () => {
  render(
    <Loading label="Loading">
      <Skeleton />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
});

it('is busy, and its blocks are nothing to readers', () => {
  const { container } = render(
    <Loading label="加载中">
      <Skeleton $width="62%" />
      <Skeleton $ratio="1" />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
});

it('needs no block to say so', () => {
  render(<Loading label="加载中" />);
  expect(screen.getByRole('status')).toHaveTextContent(/^加载中$/);
});

it('is said by the HTML of a server too', () => {
  expect(renderToString(<Loading label="Loading" />)).toMatch(/role="status" aria-busy="true".*Loading/);
});
