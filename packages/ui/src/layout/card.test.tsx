import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card, CardBody, CardHead, Facts, Sum } from './card.tsx';

it('is a section that its heading may name', () => {
  render(
    <Card aria-labelledby="bill">
      <CardHead>
        <h2 id="bill">账单</h2>
      </CardHead>
      <CardBody>content</CardBody>
    </Card>,
  );
  const card = screen.getByRole('region', { name: '账单' });
  expect(within(card).getByRole('heading', { level: 2 })).toBeInTheDocument();
  expect(within(card).getByText('content')).toBeInTheDocument();
});

it.each([
  ['Sum', Sum],
  ['Facts', Facts],
])('%s is a list of names and values', (_name, List) => {
  render(
    <List>
      <dt>Delivery</dt>
      <dd>¥0.00</dd>
    </List>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Delivery');
  expect(screen.getByRole('definition')).toHaveTextContent('¥0.00');
  expect(screen.getByRole('term').parentElement?.tagName).toBe('DL');
});
