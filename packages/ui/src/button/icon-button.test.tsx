import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RouterLink } from '../testing/router-link.tsx';
import { IconButton } from './icon-button.tsx';

it('names a button that shows an icon only', () => {
  render(
    <>
      <IconButton label="Delete">x</IconButton>
      <IconButton as={RouterLink} to="/cart" label="Cart">
        c
      </IconButton>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('link', { name: 'Cart' })).not.toHaveAttribute('type');
});

it('shows its name to those who see the icon only', () => {
  render(<IconButton label="收藏">♥</IconButton>);
  expect(screen.getByTitle('收藏')).toBe(screen.getByRole('button', { name: '收藏' }));
});

it('submits only when told so', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <IconButton label="Close">x</IconButton>
      <IconButton label="Search" type="submit">
        s
      </IconButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('hears clicks and keys, but not while disabled', async () => {
  const click = vi.fn();
  const { rerender } = render(
    <IconButton label="Add" onClick={click}>
      +
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(click).toHaveBeenCalledTimes(2);
  rerender(
    <IconButton label="Add" onClick={click} disabled>
      +
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(click).toHaveBeenCalledTimes(2);
});
