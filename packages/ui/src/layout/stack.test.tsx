import { render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BelowDesktop, FromDesktop, Grid, Grow, Row, Stack } from './stack.tsx';

type Part = ComponentType<{ as?: 'ul'; 'aria-label'?: string; children?: ReactNode }>;
const parts = Object.entries({ Stack, Row, Grow, Grid, FromDesktop, BelowDesktop } as unknown as Record<string, Part>);

it.each(parts)('%s holds what it is given, in its order', (_name, Part) => {
  render(
    <Part as="ul" aria-label="things">
      <li>一</li>
      <li>two</li>
    </Part>,
  );
  expect(screen.getByLabelText('things').tagName).toBe('UL');
  expect(screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)).toEqual(['一', 'two']);
});

it.each([
  [{}, '16px'],
  [{ $gap: 1 }, '4px'],
  [{ $gap: 8 }, '32px'],
] as const)('a stack with %o keeps its things %s apart', (props, gap) => {
  render(
    <>
      <style>{':root{--space-1:4px;--space-4:16px;--space-8:32px}'}</style>
      <Stack data-testid="stack" {...props} />
    </>,
  );
  expect(screen.getByTestId('stack')).toHaveStyle({ gap });
});

it('shows on a desktop what is meant for it, and nothing meant for phones', () => {
  render(
    <>
      <FromDesktop>desktop</FromDesktop>
      <BelowDesktop>phone</BelowDesktop>
    </>,
  );
  expect(innerWidth).toBeGreaterThanOrEqual(900);
  expect(screen.getByText('desktop')).toBeVisible();
  expect(screen.getByText('phone')).not.toBeVisible();
});

it.each([
  ['Stack', <Stack key="s" $gap={2} />],
  ['Row', <Row key="r" $justify="end" $wrap $align="start" />],
  ['Grid', <Grid key="g" $xs={1} $lg={5} />],
])('%s writes no look into the HTML of a server', (_name, part) => {
  expect(renderToString(part)).toMatch(/^<div class="[^"]*"><\/div>$/);
});
