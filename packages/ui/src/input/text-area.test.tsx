import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TextArea } from './text-area.tsx';

it('counts characters, aloud only near the end', async () => {
  render(<TextArea aria-label="Remark" maxLength={25} leftLabel={(left) => `${left} left`} />);
  await userEvent.type(screen.getByRole('textbox'), 'abcd');
  expect(screen.getByText('4/25')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.type(screen.getByRole('textbox'), 'e');
  expect(screen.getByRole('status')).toHaveTextContent('20 left');
});

it.each([
  ['none', undefined, '0/25', ''],
  ['its own', { defaultValue: '好的' }, '2/25', ''],
  ['its owner’s', { value: '好'.repeat(25), onChange: () => undefined }, '25/25', '还可以输入 0 个字'],
])('begins to count at %s text', (_what, props, count, said) => {
  render(<TextArea aria-label="备注" maxLength={25} leftLabel={(left) => `还可以输入 ${left} 个字`} {...props} />);
  expect(screen.getByText(count)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(said === '' ? /^$/ : said);
});

it('takes no more than its limit', async () => {
  render(<TextArea aria-label="Remark" maxLength={3} />);
  await userEvent.type(screen.getByRole('textbox'), 'abcdef');
  expect(screen.getByRole('textbox')).toHaveValue('abc');
  expect(screen.getByText('3/3')).toBeInTheDocument();
});

it('counts nothing without a limit', async () => {
  const { container } = render(<TextArea aria-label="Remark" />);
  await userEvent.type(screen.getByRole('textbox'), 'one{Enter}two');
  expect(screen.getByRole('textbox')).toHaveValue('one\ntwo');
  expect(container.querySelector('[aria-hidden="true"]')).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('follows its owner and tells what was typed', async () => {
  const change = vi.fn();
  render(
    <TextArea aria-label="Remark" value="a" maxLength={5} onChange={(event) => change(event.target.value)} rows={6} />,
  );
  await userEvent.type(screen.getByRole('textbox'), 'b');
  expect(change).toHaveBeenCalledExactlyOnceWith('ab');
  expect(screen.getByText('1/5')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', '6');
});
