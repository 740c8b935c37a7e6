import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { Checkbox } from './checkbox.tsx';

it('ticks, and shows a mixed state', async () => {
  const { rerender } = render(<Checkbox label="All" indeterminate />);
  expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  rerender(<Checkbox label="All" />);
  await userEvent.click(screen.getByText('All'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('is ticked by the space bar', async () => {
  render(<Checkbox label="同意" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: '同意' })).toBeChecked();
});

it('stays what its owner says and tells what was asked', async () => {
  const change = vi.fn();
  render(<Checkbox label="All" checked={false} onChange={(event) => change(event.target.checked)} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('cannot be ticked while disabled', async () => {
  const change = vi.fn();
  render(<Checkbox label="All" disabled onChange={change} />);
  await userEvent.click(screen.getByText('All'));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox')).toBeDisabled();
});

it('has a name also where it shows none', () => {
  render(<Checkbox label="Choose the tea" labelHidden />);
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('Choose the tea');
});

it('hears of the error of its field', () => {
  render(
    <Field label="Terms" error="Needed to go on" required>
      <Checkbox label="I agree" name="terms" value="yes" />
    </Field>,
  );
  const box = screen.getByRole('checkbox');
  expect(box).toBeInvalid();
  expect(box).toBeRequired();
  expect(box).toHaveAccessibleDescription('Needed to go on');
});
