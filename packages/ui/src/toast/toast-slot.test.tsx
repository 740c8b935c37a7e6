import { act, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { ToastSlot } from './toast-slot.tsx';
import { Toaster } from './toaster.tsx';
import { createToasts } from './toasts.ts';
import { ToastsProvider } from './toasts-context.ts';

it('is shown inside an open dialog, where it can be reached', () => {
  const toasts = createToasts();
  const page = (open: boolean) => (
    <ToastsProvider toasts={toasts}>
      <Dialog open={open} onClose={vi.fn()} title="Form" closeLabel="Close" />
      <Toaster label="Messages" closeLabel="Hide" />
    </ToastsProvider>
  );
  const { rerender } = render(page(true));
  act(() => void toasts.show({ kind: 'error', text: 'Not saved' }));
  expect(within(screen.getByRole('dialog')).getByText('Not saved')).toBeInTheDocument();
  rerender(page(false));
  expect(screen.getByText('Not saved')).toBeInTheDocument();
});

it('gives them to the dialog below when the upper one closes', () => {
  const toasts = createToasts();
  const page = (upper: boolean) => (
    <ToastsProvider toasts={toasts}>
      <Dialog open onClose={vi.fn()} title="lower" closeLabel="Close">
        {upper && <Dialog open onClose={vi.fn()} title="upper" closeLabel="Close" />}
      </Dialog>
      <Toaster label="提示" closeLabel="关闭" />
    </ToastsProvider>
  );
  const { rerender } = render(page(false));
  rerender(page(true));
  act(() => void toasts.show({ kind: 'error', text: '没有保存' }));
  expect(within(screen.getByRole('dialog', { name: 'upper' })).getByText('没有保存')).toBeInTheDocument();
  rerender(page(false));
  expect(within(screen.getByRole('dialog', { name: 'lower' })).getByText('没有保存')).toBeInTheDocument();
});

it('does no harm where nobody shows messages', () => {
  render(<ToastSlot />);
  expect(document.body).toHaveTextContent(/^$/);
});
