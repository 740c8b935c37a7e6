import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Stepper, type StepperProps } from './stepper.tsx';

const draw = (value: number, props: Partial<StepperProps> = {}) => {
  const onChange = vi.fn();
  const texts = { label: '数量', increaseLabel: '增加', decreaseLabel: '减少' };
  render(<Stepper value={value} onChange={onChange} {...texts} max={9} {...props} />);
  return { onChange, field: screen.getByRole<HTMLInputElement>('spinbutton', { name: '数量' }) };
};

it.each([
  ['4', [[4]]],
  ['40', [[9]]],
  ['0', [[1]]],
  ['3 pieces', [[3]]],
  ['2', []],
  ['', []],
  ['none', []],
])('typing %o and leaving a field of 2 tells %o', async (typed, told) => {
  const { onChange, field } = draw(2);
  const user = userEvent.setup();
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.tab();
  expect(onChange.mock.calls).toEqual(told);
  expect(field).toHaveValue('2'); // the value stays what its owner says
});

it('hears on leaving what was typed before anybody listened', () => {
  const { onChange, field } = draw(2);
  // As the browser does it: React has seen neither this value nor an event.
  Reflect.set(HTMLInputElement.prototype, 'value', '5', field);
  fireEvent.blur(field);
  expect(onChange).toHaveBeenCalledWith(5);
});

describe('in the hands of its owner', () => {
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

  it('adds to what was typed when the button is pressed next', async () => {
    render(<Counter max={20} />);
    await userEvent.clear(screen.getByRole('spinbutton'));
    await userEvent.type(screen.getByRole('spinbutton'), '7');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('spinbutton')).toHaveValue('8');
  });

  it('has no upper end unless it is given one, and takes six figures', async () => {
    render(<Counter />);
    const field = screen.getByRole('spinbutton');
    expect(field).not.toHaveAttribute('aria-valuemax');
    await userEvent.clear(field);
    await userEvent.type(field, '12345678');
    await userEvent.tab();
    expect(field).toHaveValue('123456');
  });
});

it.each([
  ['{ArrowUp}', 2, [[3]]],
  ['{ArrowDown}', 2, [[1]]],
  ['{ArrowUp}', 9, []],
  ['{ArrowDown}', 1, []],
  ['{Enter}', 2, []],
])('the key %s at %d tells %o', async (key, value, told) => {
  const { onChange, field } = draw(value);
  await userEvent.type(field, key);
  expect(onChange.mock.calls).toEqual(told);
});

it.each([
  ['5{ArrowUp}', [[6]]],
  ['5{ArrowDown}', [[4]]],
  ['9{ArrowUp}', [[9]]],
  ['{ArrowUp}', [[3]]],
])('typing %s into an empty field of 2 counts on from what was typed', async (typed, told) => {
  const { onChange, field } = draw(2);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(onChange.mock.calls).toEqual(told);
});

it('takes what was typed at Enter instead of sending the form around it', async () => {
  const [submit, change] = [vi.fn((event: Event) => event.preventDefault()), vi.fn()];
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Stepper value={2} onChange={change} label="n" increaseLabel="+" decreaseLabel="-" />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.clear(screen.getByRole('spinbutton'));
  await userEvent.type(screen.getByRole('spinbutton'), '6{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith(6);
  expect(submit).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('spinbutton'), '{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

it('says what it counts, its ends and their reason', () => {
  render(<p id="why">限购 9 件</p>);
  const { field } = draw(2, { min: 0, describedBy: 'why', large: true });
  expect(screen.getByRole('group', { name: '数量' })).toContainElement(field);
  expect(field).toHaveAccessibleDescription('限购 9 件');
  expect([field.ariaValueMin, field.ariaValueNow, field.ariaValueMax]).toEqual(['0', '2', '9']);
});

it('does nothing while disabled', async () => {
  const { onChange, field } = draw(2, { disabled: true });
  await userEvent.click(screen.getByRole('button', { name: '增加' }));
  await userEvent.type(field, '5');
  expect(field).toBeDisabled();
  expect(screen.getByRole('button', { name: '减少' })).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});
