import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FieldButton } from './input-frame.tsx';
import { TextInput } from './text-input.tsx';

it('hands the attributes of an input on', () => {
  render(<TextInput aria-label="手机号" type="tel" name="phone" inputMode="numeric" maxLength={11} />);
  const input = screen.getByRole('textbox', { name: '手机号' });
  expect(input).toHaveAttribute('type', 'tel');
  expect(input).toHaveAttribute('name', 'phone');
  expect(input).toHaveAttribute('maxlength', '11');
});

it('keeps its value when its owner says so, and tells what was typed', async () => {
  const change = vi.fn();
  render(<TextInput aria-label="Name" value="Mei" onChange={(event) => change(event.target.value)} />);
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(change).toHaveBeenCalledExactlyOnceWith('Mei!');
  expect(screen.getByRole('textbox')).toHaveValue('Mei');
});

it('takes nothing while disabled', async () => {
  render(<TextInput aria-label="Name" disabled defaultValue="Mei" />);
  await userEvent.type(screen.getByRole('textbox'), '!');
  expect(screen.getByRole('textbox')).toHaveValue('Mei');
});

it('gives its element to a ref, to be focused', () => {
  const ref = vi.fn();
  render(<TextInput aria-label="Name" ref={ref} size="sm" />);
  expect(ref).toHaveBeenCalledWith(screen.getByRole('textbox'));
});

it('has room for an icon before and a button after it', async () => {
  const [send, submit] = [vi.fn(), vi.fn()];
  render(
    <form onSubmit={submit}>
      <TextInput
        aria-label="Code"
        icon={<svg role="img" aria-label="shield" />}
        end={<FieldButton onClick={send}>获取验证码</FieldButton>}
      />
    </form>,
  );
  const [icon, input, button] = [
    screen.getByRole('img'),
    screen.getByRole('textbox'),
    screen.getByRole('button', { name: '获取验证码' }),
  ];
  expect(icon.compareDocumentPosition(input)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(input.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(button);
  expect(send).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
});
