import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { PasswordInput } from './password-input.tsx';

it('shows and hides a password', async () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show" hideLabel="Hide" defaultValue="secret" />
    </Field>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('keeps what was typed when it is shown, and does not send the form', async () => {
  const submit = vi.fn();
  render(
    <form onSubmit={submit}>
      <PasswordInput aria-label="密码" showLabel="显示密码" hideLabel="隐藏密码" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('密码'), 'a b C');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: '隐藏密码' })).toHaveFocus();
  expect(screen.getByLabelText('密码')).toHaveValue('a b C');
  expect(submit).not.toHaveBeenCalled();
});

it('is not put right by the keyboard of a phone, and tells managers what it is', () => {
  render(<PasswordInput aria-label="p" showLabel="Show" hideLabel="Hide" autoComplete="new-password" name="new" />);
  const input = screen.getByLabelText('p');
  expect(input).toHaveAttribute('autocapitalize', 'none');
  expect(input).toHaveAttribute('spellcheck', 'false');
  expect(input).toHaveAttribute('autocomplete', 'new-password');
});

it('is hidden in the HTML of a server', () => {
  expect(renderToString(<PasswordInput showLabel="Show" hideLabel="Hide" />)).toContain('type="password"');
});
