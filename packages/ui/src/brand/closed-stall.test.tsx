import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ClosedStall } from './closed-stall.tsx';

it.each(['打烊了', 'Back soon'])('shows the sign "%s"', (sign) => {
  render(<ClosedStall sign={sign} />);
  expect(screen.getByText(sign)).toBeVisible();
});

it('is a drawing: the page itself says what is the matter', () => {
  render(
    <main>
      <h1>Closed</h1>
      <ClosedStall sign="Back soon" />
    </main>,
  );
  expect(screen.getByText('Back soon').closest('[aria-hidden="true"]')).toBeInTheDocument();
});
