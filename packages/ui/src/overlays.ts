export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { useModal } from './dialog/use-modal.ts';
export { Menu, type MenuItem, type MenuProps } from './popover/menu.tsx';
export { Popover, type PopoverProps, type TriggerProps } from './popover/popover.tsx';
export { QrCode, type QrCodeProps } from './qr-code/qr-code.tsx';
export { Toaster, type ToasterProps } from './toast/toaster.tsx';
export {
  createToasts,
  type NewToast,
  type Toast,
  type ToastAction,
  type ToastKind,
  type Toasts,
  type ToastsState,
} from './toast/toasts.ts';
export { ToastsProvider, useToasts } from './toast/toasts-context.ts';
