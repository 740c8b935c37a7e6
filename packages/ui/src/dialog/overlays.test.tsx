import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, createToasts, Dialog, Menu, Popover, Toaster, ToastsProvider, useToasts } from '../overlays.ts';

describe('Dialog', () => {
  function Page({ closeOnOutside = true, busy = false }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Edit
        </button>
        <Dialog
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          title="Address"
          closeLabel="Close"
          closeOnOutside={closeOnOutside}
          footer={<button type="button">Save</button>}
        >
          <input aria-label="Name" />
        </Dialog>
      </>
    );
  }

  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    return screen.getByRole('dialog', { name: 'Address' });
  };

  it('starts in its first field and gives the focus back', async () => {
    render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    await open();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus();
  });

  it('closes by Escape', async () => {
    render(<Page />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by a click beside it, not by one inside', async () => {
    render(<Page />);
    const dialog = await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Address' }));
    expect(dialog).toBeInTheDocument();
    await userEvent.click(dialog);
    expect(dialog).not.toBeInTheDocument();
  });

  it('stays when told so', async () => {
    render(<Page closeOnOutside={false} />);
    const dialog = await open();
    await userEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
  });

  it('stays while it is saving', async () => {
    render(<Page busy />);
    const dialog = await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog);
    expect(dialog).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });
});

it('puts the first focus of a question on the safe answer', async () => {
  const [confirm, cancel] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog
      open
      title="Delete this address?"
      text="Orders already placed are not affected."
      confirmLabel="Delete"
      cancelLabel="Keep it"
      closeLabel="Close"
      onConfirm={confirm}
      onCancel={cancel}
    />,
  );
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledOnce();
});

describe('Popover', () => {
  const renewed = vi.fn();
  beforeEach(() => renewed.mockClear());

  function Cart() {
    return (
      <>
        <Popover label="Cart" onOpen={renewed} trigger={(props) => <button {...props}>Open</button>}>
          {(close) => (
            <>
              <a href="#line">line</a>
              <button type="button" onClick={close}>
                done
              </button>
            </>
          )}
        </Popover>
        <button type="button">outside</button>
      </>
    );
  }
  const panel = () => screen.queryByRole('group', { name: 'Cart' });
  const trigger = () => screen.getByRole('button', { name: 'Open' });

  it('opens by hover, and a click keeps it', async () => {
    render(<Cart />);
    await userEvent.hover(trigger());
    expect(panel()).toBeInTheDocument();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger());
    expect(panel()).toBeInTheDocument();
    await userEvent.unhover(trigger());
    expect(panel()).toBeInTheDocument();
    await userEvent.click(trigger());
    expect(panel()).not.toBeInTheDocument();
    expect(renewed).toHaveBeenCalledOnce();
  });

  it('opens where the pointer is already, because its HTML stood there before it was alive', async () => {
    const { container } = render(<Cart />);
    // No leaving is told of what is gone from the page: React makes no "enter" of this.
    fireEvent.pointerOver(trigger(), { pointerType: 'mouse', relatedTarget: container });
    expect(panel()).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  });

  it('stays closed after Escape while the pointer moves on it', async () => {
    render(<Cart />);
    await userEvent.hover(trigger());
    await userEvent.keyboard('{Escape}');
    trigger().focus();
    await userEvent.keyboard('{Escape}');
    fireEvent.pointerOver(trigger(), { pointerType: 'mouse', relatedTarget: trigger().parentElement });
    expect(panel()).not.toBeInTheDocument();
  });

  it('opens by keyboard focus, stays inside, and closes when the focus goes on', async () => {
    render(<Cart />);
    await userEvent.tab();
    expect(panel()).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'line' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(panel()).not.toBeInTheDocument();
  });

  it('closes by Escape and gives the focus back without opening again', async () => {
    render(<Cart />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(trigger()).toHaveFocus();
  });

  it('closes by a press outside and by its own content', async () => {
    render(<Cart />);
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'outside' }));
    expect(panel()).not.toBeInTheDocument();
    await userEvent.click(trigger());
    await userEvent.click(screen.getByRole('button', { name: 'done' }));
    expect(panel()).not.toBeInTheDocument();
  });

  it('closes some time after the pointer has left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Cart />);
    await user.hover(trigger());
    await user.unhover(trigger());
    expect(panel()).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(250));
    expect(panel()).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  it('lets a link be followed', async () => {
    render(
      <Popover label="Cart" clickToggles={false} trigger={(props) => <a href="#cart" {...props} children="Cart" />}>
        content
      </Popover>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Cart' }));
    expect(location.hash).toBe('#cart');
  });
});

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

  it('is shown inside an open dialog, where it can be reached', () => {
    const toasts = createToasts();
    const page = (open: boolean) => (
      <ToastsProvider toasts={toasts}>
        <Dialog open={open} onClose={vi.fn()} title="Form" closeLabel="Close" />
        <Toaster label="Messages" closeLabel="Hide" />
      </ToastsProvider>
    );
    const { rerender } = render(page(true));
    act(() => void toasts.show({ kind: 'error', text: 'Not saved' }));
    expect(within(screen.getByRole('dialog')).getByText('Not saved')).toBeInTheDocument();
    rerender(page(false));
    expect(screen.getByText('Not saved')).toBeInTheDocument();
  });

  it('keeps two tabs apart and tells when there is no store', () => {
    const [one, two] = [createToasts(), createToasts()];
    one.show({ kind: 'info', text: 'mine' });
    expect(two.getState().toasts).toEqual([]);
    const Lost = () => {
      useToasts();
      return null;
    };
    expect(() => render(<Lost />)).toThrow(/ToastsProvider/);
    one.clear();
    expect(one.getState().toasts).toEqual([]);
  });
});
