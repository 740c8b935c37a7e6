import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { showServerOutput } from '../testing/show-server-output.tsx';
import { Popover } from './popover.tsx';

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

  it('says by its trigger what it opens', async () => {
    render(<Cart />);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(trigger()).not.toHaveAttribute('aria-controls');
    await userEvent.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(trigger()).toHaveAttribute('aria-controls', panel()?.id);
  });

  it('is not opened by a finger that passes, only by its press', async () => {
    render(<Cart />);
    fireEvent.pointerOver(trigger(), { pointerType: 'touch' });
    expect(panel()).not.toBeInTheDocument();
    await userEvent.pointer({ keys: '[TouchA]', target: trigger() });
    expect(panel()).toBeInTheDocument();
    await userEvent.pointer({ keys: '[TouchA]', target: trigger() });
    expect(panel()).not.toBeInTheDocument();
  });

  it('stays when the pointer comes back in time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Cart />);
    await user.hover(trigger());
    await user.unhover(trigger());
    await user.hover(screen.getByRole('link', { name: 'line' }));
    act(() => vi.advanceTimersByTime(1000));
    expect(panel()).toBeInTheDocument();
    expect(renewed).toHaveBeenCalledOnce();
  });

  it('stays when a pointer passes while the keyboard is in it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Cart />);
    await user.tab();
    await user.tab();
    await user.hover(trigger());
    await user.unhover(trigger());
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('link', { name: 'line' })).toHaveFocus();
    expect(panel()).toBeInTheDocument();
  });

  it('is renewed each time it opens', async () => {
    render(<Cart />);
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(trigger());
      await userEvent.keyboard('{Escape}');
    }
    expect(renewed).toHaveBeenCalledTimes(2);
  });

  it('takes Escape from a dialog around it only while it is open', async () => {
    const key = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={(event) => key(event.key)}>
        <Cart />
      </div>,
    );
    await userEvent.click(trigger());
    await userEvent.keyboard('{Escape}');
    expect(key).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(key).toHaveBeenCalledExactlyOnceWith('Escape');
  });

  it('is closed in the HTML of a server', () => {
    showServerOutput(<Cart />);
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    expect(panel()).not.toBeInTheDocument();
  });
});
