import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { TextInput } from '../input/text-input.tsx';
import { Form, FormActions, FormError, type FormErrors, focusFirstError } from './form.tsx';

describe('Form', () => {
  function SignUp({ check }: { check: (data: FormData) => Promise<FormErrors> }) {
    const [errors, setErrors] = useState<FormErrors>({});
    return (
      <Form aria-label="Sign up" errors={errors} onSubmit={async (data) => setErrors(await check(data))}>
        <Field label="Name" error={errors['name']}>
          <TextInput name="name" />
        </Field>
        <Field label="Phone" error={errors['phone']}>
          <TextInput name="phone" />
        </Field>
        <FormError>{errors['form']}</FormError>
        <button type="submit">Send</button>
      </Form>
    );
  }

  it('brings the shopper to the first fault, also when the server finds it', async () => {
    const check = vi.fn(async () => ({ phone: 'Taken', form: 'Not saved' }));
    render(<SignUp check={check} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mei');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(check.mock.lastCall?.at(0)).toBeInstanceOf(FormData);
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Mei');
  });

  it('leaves the focus alone when nothing is wrong', async () => {
    render(<SignUp check={async () => ({})} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('brings the shopper to the first fault again when it is sent again', async () => {
    render(<SignUp check={async () => ({ name: 'Missing', phone: 'Missing' })} />);
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    }
  });

  it('hands over what was typed, sent by Enter', async () => {
    const check = vi.fn(async (data: FormData) => ({ form: [...data.values()].join('/') }));
    render(<SignUp check={check} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '梅');
    await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '139{Enter}');
    expect(await screen.findByText('梅/139')).toBeInTheDocument();
  });

  it('does not move the focus for faults nobody asked about', () => {
    const form = (errors: FormErrors) => (
      <Form errors={errors} onSubmit={vi.fn()}>
        <TextInput aria-label="Name" aria-invalid={Boolean(errors['name'])} />
      </Form>
    );
    const { rerender } = render(form({}));
    rerender(form({ name: 'Missing' }));
    expect(screen.getByRole('textbox')).not.toHaveFocus();
  });

  it('leaves the checking to its owner', async () => {
    const submit = vi.fn();
    render(
      <Form onSubmit={submit}>
        <TextInput aria-label="Name" required />
        <button type="submit">Send</button>
      </Form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledOnce();
  });
});

it('finds the first fault of a part of the page', () => {
  render(
    <main>
      <input aria-label="right" />
      <input aria-label="wrong" aria-invalid />
      <input aria-label="wrong too" aria-invalid />
    </main>,
  );
  expect(focusFirstError(screen.getByRole('main'))).toBe(true);
  expect(screen.getByRole('textbox', { name: 'wrong' })).toHaveFocus();
});

it('brings the first fault into view, clear of what lies over the edges of the page', async () => {
  const scrolled = vi.fn<(element: Element, options: unknown) => void>();
  Element.prototype.scrollIntoView = function (this: Element, options) {
    scrolled(this, options);
  };
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  onTestFinished(() => focus.mockRestore());
  render(
    <Form onSubmit={vi.fn()}>
      <TextInput aria-label="right" />
      <TextInput aria-label="wrong" aria-invalid />
    </Form>,
  );
  const wrong = screen.getByRole('textbox', { name: 'wrong' });
  focusFirstError(document.body);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  expect(wrong).toHaveFocus();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(wrong, { block: 'nearest' });
  expect(getComputedStyle(wrong).getPropertyValue('scroll-margin-top')).toBe('96px');
  expect(getComputedStyle(wrong).getPropertyValue('scroll-margin-bottom')).toBe('96px');
});

it.each([
  ['nothing', null],
  ['a part that is right', document.createElement('div')],
])('finds no fault in %s', (_what, part) => expect(focusFirstError(part)).toBe(false));

it('has a place for alarms before there is one, so that it is heard', () => {
  const { rerender } = render(<FormError />);
  const place = screen.getByRole('alert');
  expect(place).toBeEmptyDOMElement();
  rerender(<FormError>没有保存</FormError>);
  expect(screen.getByRole('alert')).toBe(place);
  expect(place).toHaveTextContent(/^没有保存$/);
});

it('keeps the order of its buttons', () => {
  render(
    <FormActions>
      <button type="button">取消</button>
      <button type="submit">保存</button>
    </FormActions>,
  );
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['取消', '保存']);
});
