import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PasswordInput } from '../input/password-input.tsx';
import { Select } from '../input/select.tsx';
import { TextArea } from '../input/text-area.tsx';
import { TextInput } from '../input/text-input.tsx';
import { showServerOutput } from '../testing/show-server-output.tsx';
import { Field, FieldError, Hint } from './field.tsx';

describe('Field', () => {
  it('ties label, hint and error to its control', () => {
    render(
      <Field label="Code" hint="Six digits" error="Only digits" required>
        <TextInput name="code" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Code' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Only digits Six digits');
  });

  it('leaves a right control unmarked', () => {
    render(
      <Field label="Code">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('textbox')).not.toBeRequired();
  });

  it('serves areas, lists and passwords alike', () => {
    render(
      <>
        <Field label="Remark">
          <TextArea />
        </Field>
        <Field label="City">
          <Select options={[{ value: 'a', label: 'A' }]} />
        </Field>
        <Field label="Password">
          <PasswordInput showLabel="Show" hideLabel="Hide" />
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Remark' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'City' })).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  it.each([
    ['a hint', { hint: '六位数字' }, '六位数字', true],
    ['an error', { error: '只能是数字' }, '只能是数字', false],
    ['an empty error', { error: '' }, '', true],
  ])('with %s describes its control by "%s"', (_what, props, description, valid) => {
    render(
      <Field label="验证码" {...props}>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: '验证码' });
    expect(input).toHaveAccessibleDescription(description);
    if (valid) expect(input).toBeValid();
    else expect(input).toBeInvalid();
  });

  it('is right again when its error goes', () => {
    const field = (error: string | undefined) => (
      <Field label="Code" error={error}>
        <TextInput defaultValue="12" />
      </Field>
    );
    const { rerender } = render(field('Too short'));
    expect(screen.getByRole('textbox')).toBeInvalid();
    rerender(field(undefined));
    expect(screen.getByRole('textbox')).toBeValid();
    expect(screen.queryByText('Too short')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('12');
  });

  it('names its control also where the label is not seen, and says the word after it', () => {
    render(
      <>
        <Field label="Code" labelHidden>
          <TextInput />
        </Field>
        <Field label="备注" mark="选填">
          <TextInput />
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Code' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^备注 ?选填$/ })).toBeInTheDocument();
  });

  it('gives way to what the control says itself', () => {
    render(
      <>
        <p id="own">My own words</p>
        <Field label="Code" hint="Six digits" error="Wrong" required>
          <TextInput id="mine" required={false} aria-describedby="own" aria-invalid={false} />
        </Field>
      </>,
    );
    const input = screen.getByRole('textbox');
    expect(input).toHaveAttribute('id', 'mine');
    expect(input).toHaveAccessibleDescription('My own words');
    expect(input).toBeValid();
    expect(input).not.toBeRequired();
  });

  it('keeps two of them apart', () => {
    render(
      <>
        <Field label="One" hint="first">
          <TextInput />
        </Field>
        <Field label="Two" hint="second">
          <TextInput />
        </Field>
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'One' })).toHaveAccessibleDescription('first');
    expect(screen.getByRole('textbox', { name: 'Two' })).toHaveAccessibleDescription('second');
  });

  it('is tied together in the HTML of a server already', () => {
    showServerOutput(
      <Field label="Code" error="Wrong">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription('Wrong');
  });
});

it('says what is wrong in words, beside an icon readers do not hear', () => {
  const { container } = render(
    <>
      <input aria-label="n" aria-describedby="why" />
      <FieldError id="why">Taken</FieldError>
      <Hint>quiet</Hint>
    </>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Taken');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('quiet')).toBeInTheDocument();
});
