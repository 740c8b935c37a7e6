import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Price, StrikePrice } from './price.tsx';

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

it.each([
  ['nothing', { whole: '0', decimals: '.00' }, '¥0.00'],
  ['a saving', { sign: '-', whole: '20', decimals: '' }, '-¥20'],
  ['much', { whole: '99,999,999', decimals: '.99' }, '¥99,999,999.99'],
  ['another currency', { symbol: 'US$', whole: '5', decimals: '.50' }, 'US$5.50'],
])('names what it stands in, for %s', (_what, change, name) => {
  render(
    <button type="button">
      <Price parts={{ ...parts, ...change }} size="xl" tone="ink" />
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName(name);
});

it('shows what it says', () => {
  const { container } = render(<Price parts={parts} to={{ ...parts, whole: '1,500' }} />);
  expect(container.querySelector('[aria-hidden="true"]')).toHaveTextContent('¥1,299.90 – 1,500.90');
});

it.each([
  ['原价', '¥239.00'],
  ['Was', '¥1,299.00'],
])('says what a struck price is: %s', (label, text) => {
  const { container } = render(<StrikePrice text={text} label={label} />);
  expect(container).toHaveTextContent(`${label} ${text}`);
  expect(screen.getByText(text).closest('s')).toBeInTheDocument();
});
