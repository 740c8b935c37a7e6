import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SectionTitle } from './section-title.tsx';

it.each([
  [undefined, 2],
  ['h1', 1],
  ['h3', 3],
] as const)('is a heading of the level of %s', (headingLevel, level) => {
  render(<SectionTitle {...(headingLevel && { headingLevel })}>今日特价</SectionTitle>);
  expect(screen.getByRole('heading', { level, name: '今日特价' })).toBeInTheDocument();
});

it('names a section by its id', () => {
  render(
    <section aria-labelledby="today">
      <SectionTitle id="today">Today</SectionTitle>
    </section>,
  );
  expect(screen.getByRole('region', { name: 'Today' })).toBeInTheDocument();
});

it('keeps the sentence and the link beside it out of the heading', () => {
  render(
    <SectionTitle aside="until midnight" end={<a href="/sales">More</a>}>
      Today
    </SectionTitle>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(/^Today$/);
  expect(screen.getByText('until midnight')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('href', '/sales');
});

it('draws a heading only when there is nothing beside it', () => {
  const { container } = render(<SectionTitle>Today</SectionTitle>);
  expect(container).toHaveTextContent(/^Today$/);
  expect(container.firstElementChild?.childElementCount).toBe(1);
});
