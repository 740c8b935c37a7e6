import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { Select } from './select.tsx';

const options = [
  { value: 'x', label: 'X' },
  { value: 'y', label: 'Y' },
] as const;

it('reports the value of a list as its own type', async () => {
  const change = vi.fn<(value: 'x' | 'y') => void>();
  render(<Select aria-label="Letter" options={options} value="x" onChange={change} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Y');
  expect(change).toHaveBeenCalledWith('y');
});

it('stays what its owner says', async () => {
  render(<Select aria-label="Letter" options={options} value="x" onChange={vi.fn()} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Y');
  expect(screen.getByRole('combobox')).toHaveValue('x');
});

it('keeps its own value where nobody holds it, under its name in a form', async () => {
  render(
    <form aria-label="f">
      <Select aria-label="Letter" name="letter" options={options} defaultValue="x" />
    </form>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Y');
  expect(screen.getByRole('form')).toHaveFormValues({ letter: 'y' });
});

it('cannot choose what is disabled, nor anything while it is', async () => {
  const change = vi.fn();
  const cities = [
    { value: '', label: '请选择' },
    { value: 'bj', label: '北京', disabled: true },
  ];
  const { rerender } = render(<Select aria-label="城市" options={cities} value="" onChange={change} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), '北京');
  expect(screen.getByRole('option', { name: '北京' })).toBeDisabled();
  rerender(<Select aria-label="城市" options={options} value="x" onChange={change} disabled />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Y');
  expect(change).not.toHaveBeenCalled();
});

it('hears of the error of its field, and is empty without options', () => {
  render(
    <Field label="City" error="Choose one" required>
      <Select options={[]} size="sm" />
    </Field>,
  );
  const list = screen.getByRole('combobox', { name: 'City' });
  expect(list).toBeInvalid();
  expect(list).toBeRequired();
  expect(list).toHaveAccessibleDescription('Choose one');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});
