import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Container, Section } from './container.tsx';

it('is the element its owner asks for', () => {
  render(
    <Container as="main">
      <Section aria-label="推荐">tea</Section>
    </Container>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('region', { name: '推荐' }));
});

it('is no landmark of its own accord', () => {
  render(
    <Container>
      <Section>tea</Section>
    </Container>,
  );
  expect(screen.getByText('tea')).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
