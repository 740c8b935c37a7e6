import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'balance', label: 'Balance', description: 'too low', disabled: true },
  { value: 'wechat', label: 'WeChat' },
  { value: 'online', label: 'Online' },
] as const;

function Choice() {
  const [value, setValue] = useState<'balance' | 'wechat' | 'online'>();
  return <RadioCards legend="Payment" options={options} value={value} onChange={setValue} />;
}

it('chooses by click and by arrow key, never a disabled one', async () => {
  render(<Choice />);
  expect(screen.getByRole('radio', { name: /Balance/ })).toBeDisabled();
  await userEvent.click(screen.getByText('WeChat'));
  expect(screen.getByRole('radio', { name: 'WeChat' })).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Online' })).toBeChecked();
});

it('tells what is wrong with the choice', () => {
  render(<RadioCards legend="Payment" options={options} value={undefined} onChange={vi.fn()} error="Choose one" />);
  expect(screen.getByRole('group', { name: 'Payment' })).toHaveAccessibleDescription('Choose one');
  expect(screen.getByRole('radio', { name: 'WeChat' })).toBeInvalid();
});

it('leaves a right choice unmarked', () => {
  render(<RadioCards legend="Payment" options={options} value="wechat" onChange={vi.fn()} />);
  expect(screen.getByRole('group')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('radio', { name: 'WeChat' })).toBeValid();
});

it('stays what its owner says and tells the value that was asked', async () => {
  const change = vi.fn();
  render(<RadioCards legend="Payment" options={options} value="wechat" onChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Online' }));
  await userEvent.click(screen.getByRole('radio', { name: /Balance/ }));
  expect(change).toHaveBeenCalledExactlyOnceWith('online');
  expect(screen.getByRole('radio', { name: 'WeChat' })).toBeChecked();
});

it('says with a card what stands under its label', () => {
  render(<RadioCards legend="支付方式" options={options} value={undefined} onChange={vi.fn()} legendHidden />);
  expect(screen.getByRole('group', { name: '支付方式' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Balance.*too low/ })).toBeInTheDocument();
});

it('stands in a form under its name, and two without names do not disturb each other', () => {
  render(
    <form aria-label="Order">
      <RadioCards legend="Pay" name="way" options={options} value="online" onChange={vi.fn()} />
      <RadioCards legend="One" options={options} value="wechat" onChange={vi.fn()} />
      <RadioCards legend="Two" options={options} value="wechat" onChange={vi.fn()} />
    </form>,
  );
  expect(screen.getByRole('form')).toHaveFormValues({ way: 'online' });
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(3);
});
