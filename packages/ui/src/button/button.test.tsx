import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

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

it.each(['{Enter}', ' '])('is pressed by the key "%s"', async (key) => {
  const click = vi.fn();
  render(<Button onClick={click}>加入购物车</Button>);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '加入购物车' })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(click).toHaveBeenCalledOnce();
});

it('does nothing and is no stop of the tab key while disabled', async () => {
  const click = vi.fn();
  render(
    <Button disabled onClick={click}>
      Send
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.tab();
  expect(click).not.toHaveBeenCalled();
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByRole('button')).not.toHaveFocus();
});

it('is named by its text alone, not by its icon', () => {
  render(<Button icon={<svg aria-hidden="true" />}>Send</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Send');
  expect(screen.getByRole('button').firstElementChild?.tagName).toBe('svg');
});

it('hands on what else its owner says', () => {
  const ref = vi.fn();
  render(
    <Button ref={ref} aria-describedby="why" name="way" value="fast">
      Send
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('aria-describedby', 'why');
  expect(button).toHaveAttribute('name', 'way');
  expect(button).toHaveValue('fast');
  expect(ref).toHaveBeenCalledWith(button);
});

describe('while busy', () => {
  it('ignores clicks but keeps its place in the tab order', async () => {
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

  it('does not submit twice', async () => {
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

  it('does not submit by the Enter key of a field either', async () => {
    const submit = vi.fn((event: Event) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy}>
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(submit).not.toHaveBeenCalled();
    rerender(form(false));
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(submit).toHaveBeenCalledOnce();
  });

  it('keeps the focus and the name it had when no other is given', async () => {
    const { rerender } = render(<Button>提交</Button>);
    await userEvent.tab();
    rerender(<Button busy>提交</Button>);
    expect(screen.getByRole('button', { name: '提交' })).toHaveFocus();
    rerender(<Button>提交</Button>);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy');
  });
});

it('is written by a server as it is drawn', () => {
  expect(renderToString(<Button>Send</Button>)).toMatch(/<button[^>]* type="button"[^>]*>Send<\/button>/);
});
