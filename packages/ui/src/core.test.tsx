import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  Badge,
  EmptyState,
  ErrorState,
  Loading,
  LogoMark,
  Note,
  Picture,
  Price,
  Skeleton,
  Stars,
  StrikePrice,
} from './index.ts';

const parts = { sign: '', symbol: '¥', whole: '1,299', decimals: '.90' };

it('reads an amount as one text', () => {
  const { container } = render(<Price parts={parts} />);
  const readable = [...container.querySelectorAll('span')].filter(
    (span) => span.childElementCount === 0 && !span.closest('[aria-hidden]'),
  );
  expect(readable.map((span) => span.textContent)).toEqual(['¥1,299.90']);
});

it('writes the symbol of a range once', () => {
  render(<Price parts={parts} to={{ ...parts, whole: '1,500', decimals: '.00' }} />);
  expect(screen.getByText('¥1,299.90 – 1,500.00')).toBeInTheDocument();
});

it('says what a struck price is', () => {
  const { container } = render(<StrikePrice text="¥239.00" label="原价" />);
  expect(container).toHaveTextContent('原价 ¥239.00');
});

it('keeps room for a picture and loads it late, unless it is the first one', () => {
  render(
    <>
      <Picture src="/a.webp" src2x="/a2.webp" alt="Later" width={200} height={100} />
      <Picture src="/b.webp" alt="First" width={200} height={100} priority />
    </>,
  );
  const later = screen.getByRole('img', { name: 'Later' });
  expect(later).toHaveAttribute('width', '200');
  expect(later).toHaveAttribute('loading', 'lazy');
  expect(later).toHaveAttribute('srcset', '/a.webp 1x, /a2.webp 2x');
  expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute('fetchpriority', 'high');
});

it.each([
  [0, ''],
  [-1, ''],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('counts %d as "%s"', (count, text) => {
  const { container } = render(<Badge count={count} />);
  expect(container).toHaveTextContent(text);
  expect(container.childElementCount).toBe(text === '' ? 0 : 1);
});

it('reads a badge by its label', () => {
  render(<Badge count={3} label="3 unread" />);
  expect(screen.getByText('3 unread')).toBeInTheDocument();
  expect(screen.getByText('3')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  [3.6, 4, 1],
  [5, 5, 0],
  [0, 0, 0],
  [9, 5, 0],
  [-2, 0, 0],
])('draws a rating of %d', (score, filled, partly) => {
  render(<Stars score={score} label="rating" />);
  const stars = screen.getByRole('img', { name: 'rating' });
  expect(stars.querySelectorAll('path[fill="currentColor"]')).toHaveLength(filled);
  expect(stars.querySelectorAll('clipPath')).toHaveLength(partly);
});

it('shows emptiness with a way out', () => {
  render(<EmptyState headingLevel="h3" title="Nothing here" text="Pick something." actions={<a href="/">Home</a>} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toBeInTheDocument();
});

it('announces a failure and offers another try', async () => {
  const retry = vi.fn();
  render(<ErrorState title="That did not load" retryLabel="Try again" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('That did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('says once that a block is loading', () => {
  render(
    <Loading label="Loading">
      <Skeleton />
    </Loading>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
});

it('is decoration or a named picture', () => {
  render(
    <>
      <LogoMark />
      <LogoMark label="Jishi" />
    </>,
  );
  expect(screen.getAllByRole('img')).toEqual([screen.getByRole('img', { name: 'Jishi' })]);
});

it('announces a note only when it is live', () => {
  render(
    <>
      <Note>quiet</Note>
      <Note live>loud</Note>
    </>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('loud');
});
