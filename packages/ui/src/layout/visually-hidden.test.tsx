import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipLink, VisuallyHidden } from './visually-hidden.tsx';

it('is read, though it is not seen', () => {
  render(
    <button type="button">
      3<VisuallyHidden> 条未读</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button')).toHaveAccessibleName('3 条未读');
  expect(screen.getByText('条未读')).toHaveStyle({ position: 'absolute', width: '1px', height: '1px' });
});

it('may be a live region', () => {
  render(<VisuallyHidden role="status">20 left</VisuallyHidden>);
  expect(screen.getByRole('status')).toHaveTextContent('20 left');
});

it('comes down when the skip link has the focus', async () => {
  render(<SkipLink href="#content">跳到正文</SkipLink>);
  const link = screen.getByRole('link', { name: '跳到正文' });
  expect(link).toHaveStyle({ top: '-64px' });
  await userEvent.tab();
  expect(link).toHaveFocus();
  expect(link).toHaveStyle({ top: '8px' });
  expect(link).toHaveAttribute('href', '#content');
});
