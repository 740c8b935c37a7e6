import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RouterLink } from '../testing/router-link.tsx';
import { LinkButton } from './link-button.tsx';

it('is a link of a router when asked', () => {
  render(
    <LinkButton as={RouterLink} to="/cart" kind="primary">
      Cart
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/en/cart');
});

it('is a plain link by default, named by its text alone', () => {
  const { container } = render(
    <LinkButton href="/cart" icon={<svg aria-hidden="true" />}>
      去购物车
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(container.querySelector('a > svg')).toBeInTheDocument();
});

it('tells its owner of a click', async () => {
  const click = vi.fn();
  render(
    <LinkButton href="#cart" onClick={click}>
      Cart
    </LinkButton>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(click).toHaveBeenCalledOnce();
});
