import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showServerOutput } from '../testing/show-server-output.tsx';
import { Toaster } from './toaster.tsx';
import { createToasts } from './toasts.ts';
import { ToastsProvider } from './toasts-context.ts';

describe('toasts', () => {
  // user-event waits by timers of its own, so time goes on by itself as well.
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const setup = () => {
    const toasts = createToasts();
    render(
      <ToastsProvider toasts={toasts}>
        <Toaster label="Messages" closeLabel="Close" />
      </ToastsProvider>,
    );
    return { toasts, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
  };

  it('says good news politely and errors at once', () => {
    const { toasts } = setup();
    act(() => {
      toasts.show({ kind: 'success', text: 'Added' });
      toasts.show({ kind: 'error', text: 'Busy' });
    });
    expect(screen.getByRole('status')).toHaveTextContent('Added');
    expect(screen.getByRole('alert')).toHaveTextContent('Busy');
  });

  it('goes after 3 s, an error after 5 s', () => {
    const { toasts } = setup();
    act(() => {
      toasts.show({ kind: 'success', text: 'Added' });
      toasts.show({ kind: 'error', text: 'Busy' });
    });
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByText('Added')).not.toBeInTheDocument();
    expect(screen.getByText('Busy')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.queryByText('Busy')).not.toBeInTheDocument();
  });

  it('stays while the pointer is on it', async () => {
    const { toasts, user } = setup();
    act(() => void toasts.show({ kind: 'error', text: 'Busy' }));
    await user.hover(screen.getByText('Busy'));
    act(() => vi.advanceTimersByTime(20_000));
    expect(screen.getByText('Busy')).toBeInTheDocument();
    await user.unhover(screen.getByText('Busy'));
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Busy')).not.toBeInTheDocument();
  });

  it('shows three at most, newest first, and no sentence twice', () => {
    const { toasts } = setup();
    for (const text of ['one', 'two', 'three', 'two', 'four']) act(() => void toasts.show({ kind: 'success', text }));
    expect(toasts.getState().toasts.map(({ text }) => text)).toEqual(['four', 'two', 'three']);
  });

  it.each(['Undo', 'Close'])('gives the focus back when %s was pressed', async (name) => {
    const { toasts, user } = setup();
    render(<button type="button">Before</button>);
    screen.getByRole('button', { name: 'Before' }).focus();
    act(
      () => void toasts.show({ kind: 'info', text: 'Removed', action: { label: 'Undo', onAction: () => undefined } }),
    );
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  it('offers one action and can be closed', async () => {
    const { toasts, user } = setup();
    const undo = vi.fn();
    act(() => void toasts.show({ kind: 'success', text: 'Removed', action: { label: 'Undo', onAction: undo } }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    act(() => void toasts.show({ kind: 'info', text: 'Hello' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(toasts.getState().toasts).toEqual([]);
  });

  it('stays while the focus is in it', async () => {
    const { toasts, user } = setup();
    act(() => void toasts.show({ kind: 'success', text: 'Removed', action: { label: 'Undo', onAction: vi.fn() } }));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.tab();
    act(() => vi.advanceTimersByTime(20_000));
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  it.each(['pointer', 'focus'])('stays when the %s leaves while the other is still there', async (leaves) => {
    const { toasts, user } = setup();
    act(() => void toasts.show({ kind: 'success', text: 'Removed' }));
    await user.hover(screen.getByText('Removed'));
    await user.tab();
    if (leaves === 'pointer') await user.unhover(screen.getByText('Removed'));
    else await user.tab();
    act(() => vi.advanceTimersByTime(20_000));
    expect(screen.getByText('Removed')).toBeInTheDocument();
    if (leaves === 'pointer') await user.tab();
    else await user.unhover(screen.getByText('Removed'));
    act(() => vi.advanceTimersByTime(3000));
    expect(screen.queryByText('Removed')).not.toBeInTheDocument();
  });

  it('starts the time anew of a sentence that is said again', () => {
    const { toasts } = setup();
    const say = () => act(() => void toasts.show({ kind: 'success', text: '已加入购物车' }));
    say();
    act(() => vi.advanceTimersByTime(2000));
    say();
    act(() => vi.advanceTimersByTime(2000));
    expect(screen.getByText('已加入购物车')).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.queryByText('已加入购物车')).not.toBeInTheDocument();
  });

  it.each([
    ['success', 'status'],
    ['info', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ] as const)('says %s as %s', (kind, role) => {
    const { toasts } = setup();
    act(() => void toasts.show({ kind, text: '你好' }));
    expect(screen.getByRole(role)).toHaveTextContent('你好');
  });

  it('has its places before there is anything to say, so that it is heard, and says no more than is new', () => {
    const { toasts } = setup();
    const status = screen.getByRole('status');
    expect(screen.getByRole('region', { name: 'Messages' })).toContainElement(status);
    expect(status).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    act(() => void toasts.show({ kind: 'success', text: 'Added' }));
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveAttribute('aria-atomic', 'false');
  });

  it('closes the one whose button was pressed', async () => {
    const { toasts, user } = setup();
    act(() => {
      toasts.show({ kind: 'info', text: 'old' });
      toasts.show({ kind: 'info', text: 'new' });
    });
    const [newest] = screen.getAllByRole('button', { name: 'Close' });
    if (newest) await user.click(newest);
    expect(screen.getByRole('status')).toHaveTextContent(/^old$/);
  });

  it('leaves no clock behind when the page goes', () => {
    const toasts = createToasts();
    const { unmount } = render(<Toaster toasts={toasts} label="提示" closeLabel="关闭" />);
    act(() => void toasts.show({ kind: 'info', text: 'bye' }));
    unmount();
    expect(toasts.getState().toasts).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    expect(toasts.getState().toasts).toHaveLength(1);
  });
});

it('tells when it has nothing to show from', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Toaster label="m" closeLabel="c" />)).toThrow(/<ToastsProvider>/);
  complain.mockRestore();
});

it('writes what is to be said into the HTML of a server, without a clock', () => {
  const toasts = createToasts();
  toasts.show({ kind: 'success', text: '已登录' });
  showServerOutput(<Toaster toasts={toasts} label="提示" closeLabel="关闭" />);
  expect(screen.getByRole('status')).toHaveTextContent('已登录');
});
