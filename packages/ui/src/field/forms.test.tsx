import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  Checkbox,
  Chip,
  Field,
  Form,
  FormError,
  type FormErrors,
  PasswordInput,
  RadioCards,
  RemovableChip,
  SearchBox,
  Select,
  Stepper,
  Switch,
  TextArea,
  TextInput,
} from '../forms.ts';
import { clampToStep } from '../stepper/clamp.ts';

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
});

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

it('counts characters, aloud only near the end', async () => {
  render(<TextArea aria-label="Remark" maxLength={25} leftLabel={(left) => `${left} left`} />);
  await userEvent.type(screen.getByRole('textbox'), 'abcd');
  expect(screen.getByText('4/25')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('textbox'), 'e');
  expect(screen.getByRole('status')).toHaveTextContent('20 left');
});

it('ticks, and shows a mixed state', async () => {
  const { rerender } = render(<Checkbox label="All" indeterminate />);
  expect(screen.getByRole('checkbox', { name: 'All' })).toBePartiallyChecked();
  rerender(<Checkbox label="All" />);
  await userEvent.click(screen.getByText('All'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

it('switches', async () => {
  render(<Switch label="Default address" />);
  await userEvent.click(screen.getByRole('switch', { name: 'Default address' }));
  expect(screen.getByRole('switch')).toBeChecked();
});

it('reports the value of a list as its own type', async () => {
  const change = vi.fn<(value: 'x' | 'y') => void>();
  const options = [
    { value: 'x', label: 'X' },
    { value: 'y', label: 'Y' },
  ] as const;
  render(<Select aria-label="Letter" options={options} value="x" onChange={change} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Y');
  expect(change).toHaveBeenCalledWith('y');
});

describe('RadioCards', () => {
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
  });
});

describe('Stepper', () => {
  const labels = { label: 'Number', increaseLabel: 'More', decreaseLabel: 'Less' };

  function Counter({ max }: { max?: number }) {
    const [value, setValue] = useState(1);
    return <Stepper {...labels} value={value} onChange={setValue} {...(max === undefined ? {} : { max })} />;
  }

  it('counts between its ends', async () => {
    render(<Counter max={2} />);
    expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('spinbutton')).toHaveValue('2');
    expect(screen.getByRole('button', { name: 'More' })).toBeDisabled();
  });

  it('takes typed numbers when left, inside its ends', async () => {
    render(<Counter max={20} />);
    const field = screen.getByRole('spinbutton', { name: 'Number' });
    await userEvent.clear(field);
    await userEvent.type(field, '1x99');
    await userEvent.tab();
    expect(field).toHaveValue('20');
    await userEvent.clear(field);
    await userEvent.tab();
    expect(field).toHaveValue('20');
    await userEvent.type(field, '{ArrowDown}');
    expect(field).toHaveAttribute('aria-valuenow', '19');
  });

  it.each([
    [0, 1, 5, 1],
    [9, 1, 5, 5],
    [2.6, 1, 5, 3],
    [Number.NaN, 1, 5, 1],
    [3, 1, 0, 1],
  ])('limits %d to %d … %d', (value, min, max, expected) => expect(clampToStep(value, { min, max })).toBe(expected));
});

it('shows by state which chips are on', async () => {
  const remove = vi.fn();
  render(
    <>
      <Chip on>With pictures</Chip>
      <RemovableChip label="Remove" onClick={remove}>
        Brand
      </RemovableChip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'With pictures' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Brand' }));
  expect(remove).toHaveBeenCalledOnce();
});

describe('SearchBox', () => {
  const texts = { label: 'Search', submitLabel: 'Go', clearLabel: 'Clear', placeholder: 'Tea …' };

  it('searches the trimmed word', async () => {
    const search = vi.fn();
    render(<SearchBox {...texts} onSearch={search} />);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), '  tea  {Enter}');
    expect(search).toHaveBeenCalledWith('tea');
  });

  it('is checked when it is left as a whole', async () => {
    const leave = vi.fn();
    render(
      <>
        <SearchBox {...texts} onLeave={leave} />
        <a href="/">next</a>
      </>,
    );
    await userEvent.type(screen.getByRole('searchbox'), 'a*b');
    await userEvent.tab();
    await userEvent.tab();
    expect(leave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(leave).toHaveBeenCalledWith('a*b');
  });

  it('says what is wrong and clears', async () => {
    render(<SearchBox {...texts} error="Not these characters" defaultValue="a*b" />);
    expect(screen.getByRole('searchbox')).toBeInvalid();
    expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('Not these characters');
    expect(screen.getByRole('status')).toHaveTextContent('Not these characters');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('works as a plain form without script', () => {
    render(<SearchBox {...texts} action="/product/list" name="title" />);
    expect(screen.getByRole('search')).toHaveAttribute('action', '/product/list');
    expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'title');
  });
});

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
});
