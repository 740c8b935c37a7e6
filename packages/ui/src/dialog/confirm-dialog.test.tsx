import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

it('puts the first focus of a question on the safe answer', async () => {
  const [confirm, cancel] = [vi.fn(), vi.fn()];
  render(
    <ConfirmDialog
      open
      title="Delete this address?"
      text="Orders already placed are not affected."
      confirmLabel="Delete"
      cancelLabel="Keep it"
      closeLabel="Close"
      onConfirm={confirm}
      onCancel={cancel}
    />,
  );
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledOnce();
});

const draw = (props: Partial<ConfirmDialogProps> = {}) => {
  const [confirm, cancel] = [vi.fn(), vi.fn()];
  const texts = { title: '删除这个地址？', confirmLabel: '删除', cancelLabel: '再想想', closeLabel: '关闭' };
  render(<ConfirmDialog open {...texts} onConfirm={confirm} onCancel={cancel} {...props} />);
  return { confirm, cancel };
};

it.each(['再想想', '关闭'])('takes "%s" for a no', async (name) => {
  const { confirm, cancel } = draw();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(cancel).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
});

it('is not answered yes by Enter alone', async () => {
  const { confirm, cancel } = draw();
  await userEvent.keyboard('{Enter}');
  expect(confirm).not.toHaveBeenCalled();
  expect(cancel).toHaveBeenCalledOnce();
});

it('asks in the words of its owner and holds what else belongs to the question', () => {
  draw({ text: '已下的订单不受影响。', children: <input aria-label="原因" />, kind: 'primary' });
  expect(screen.getByRole('dialog', { name: '删除这个地址？' })).toHaveTextContent('已下的订单不受影响。');
  expect(screen.getByRole('textbox', { name: '原因' })).toBeInTheDocument();
});

it('puts the first focus where its owner wants it', () => {
  const reason = createRef<HTMLInputElement>();
  draw({ initialFocus: reason, children: <input aria-label="Reason" ref={reason} /> });
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
});

it('takes no answer while one is carried out', async () => {
  const { confirm, cancel } = draw({ busy: true, busyLabel: '正在删除' });
  const button = screen.getByRole('button', { name: '正在删除' });
  await userEvent.click(button);
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: '再想想' })).toBeDisabled();
  expect(confirm).not.toHaveBeenCalled();
  expect(cancel).not.toHaveBeenCalled();
});

it('asks nothing while it is closed', () => {
  draw({ open: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
