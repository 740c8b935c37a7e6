import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

const draw = (value: number) => {
  const onChange = vi.fn();
  render(<Stepper value={value} onChange={onChange} label="数量" increaseLabel="增加" decreaseLabel="减少" max={9} />);
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
