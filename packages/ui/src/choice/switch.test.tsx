import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { Switch } from './switch.tsx';

it('switches', async () => {
  render(<Switch label="Default address" />);
  await userEvent.click(screen.getByRole('switch', { name: 'Default address' }));
  expect(screen.getByRole('switch')).toBeChecked();
});

it('is switched by the space bar and by its text', async () => {
  render(<Switch label="默认地址" defaultChecked />);
  expect(screen.getByRole('switch')).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch')).not.toBeChecked();
  await userEvent.click(screen.getByText('默认地址'));
  expect(screen.getByRole('switch')).toBeChecked();
});

it('stays what its owner says and tells what was asked', async () => {
  const change = vi.fn();
  render(<Switch label="Dark" checked onChange={(event) => change(event.target.checked)} />);
  await userEvent.click(screen.getByRole('switch'));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole('switch')).toBeChecked();
});

it('cannot be switched while disabled', async () => {
  const change = vi.fn();
  render(<Switch label="Dark" disabled onChange={change} />);
  await userEvent.click(screen.getByText('Dark'));
  expect(change).not.toHaveBeenCalled();
  expect(screen.getByRole('switch')).not.toBeChecked();
});

it('belongs to the field around it: label, hint and error', () => {
  render(
    <Field label="Notices" hint="By mail" error="Not saved" required>
      <Switch label="On" />
    </Field>,
  );
  const box = screen.getByRole('switch', { name: /Notices/ });
  expect(box).toHaveAccessibleDescription('Not saved By mail');
  expect(box).toBeInvalid();
  expect(box).toBeRequired();
});
