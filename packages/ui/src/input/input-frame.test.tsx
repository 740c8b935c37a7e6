import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FieldButton, InputFrame } from './input-frame.tsx';

it('frames a control and says nothing itself', () => {
  render(
    <InputFrame $size="sm">
      <input aria-label="金额" />元
    </InputFrame>,
  );
  expect(screen.getByRole('textbox', { name: '金额' })).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

it('has a button that submits only when told so and waits while disabled', async () => {
  const submit = vi.fn((event: Event) => event.preventDefault());
  const click = vi.fn();
  render(
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <FieldButton onClick={click}>Send a code</FieldButton>
      <FieldButton disabled onClick={click}>
        59 s
      </FieldButton>
      <FieldButton type="submit">Go</FieldButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send a code' }));
  await userEvent.click(screen.getByRole('button', { name: '59 s' }));
  expect(click).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(submit).toHaveBeenCalledOnce();
});
