import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Menu } from './menu.tsx';

it('moves in a menu by arrow keys and closes it when something is chosen', async () => {
  const logOut = vi.fn();
  render(
    <Menu
      label="Account"
      trigger={(props) => <button {...props}>Mei</button>}
      items={[
        { key: 'orders', content: <a href="#orders">Orders</a> },
        {
          key: 'out',
          content: (
            <button type="button" onClick={logOut}>
              Log out
            </button>
          ),
        },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mei' }));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(logOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

const draw = (keys: readonly string[]) => {
  const chosen = vi.fn();
  render(
    <Menu
      label="账户"
      trigger={(props) => <button {...props}>梅</button>}
      items={keys.map((key) => ({
        key,
        content: (
          <button type="button" disabled={key.startsWith('no')} onClick={() => chosen(key)}>
            {key}
          </button>
        ),
      }))}
    />,
  );
  return chosen;
};

it.each([
  ['{ArrowDown}', 'b'],
  ['{ArrowUp}', 'c'],
  ['{End}', 'c'],
  ['{End}{Home}', 'a'],
  ['{End}{ArrowDown}', 'a'],
  ['{ArrowDown}x', 'b'],
])('%s from the first entry leads to %s, past what is disabled', async (keys, name) => {
  draw(['a', 'no', 'b', 'c']);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'a' })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('button', { name })).toHaveFocus();
});

it('is a named group with a list in the order of its items', async () => {
  draw(['订单', '退出']);
  await userEvent.tab();
  expect(screen.getByRole('group', { name: '账户' })).toContainElement(screen.getByRole('list'));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['订单', '退出']);
});

it('closes by Escape without a choice and gives the focus back', async () => {
  const chosen = draw(['a', 'b']);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '梅' })).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

it('bears keys when it has nothing to choose', async () => {
  draw(['no']);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: '梅' })).toHaveFocus();
});

it.each(['{Enter}', 'click'])('gives the focus back to its trigger after a choice by %s', async (how) => {
  const chosen = draw(['a', 'b']);
  await userEvent.click(screen.getByRole('button', { name: '梅' }));
  if (how === 'click') await userEvent.click(screen.getByRole('button', { name: 'a' }));
  else await userEvent.keyboard('{Tab}{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('a');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '梅' })).toHaveFocus();
});
