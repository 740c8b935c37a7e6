import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a href={`/en${to}`} {...rest} />;
}

it('does not submit a form unless told so', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button>Quiet</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quiet' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(submit).toHaveBeenCalledOnce();
});

it('ignores clicks while busy but keeps its place in the tab order', async () => {
  const click = vi.fn();
  render(
    <Button busy busyLabel="Sending" onClick={click}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Sending' });
  await userEvent.click(button);
  expect(click).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
});

it('does not submit twice while busy', async () => {
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

it('is a link of a router when asked', () => {
  render(
    <LinkButton as={RouterLink} to="/cart" kind="primary">
      Cart
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/en/cart');
});

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
