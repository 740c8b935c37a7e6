export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog.tsx';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Menu, type MenuItem, type MenuProps } from './popover/menu.tsx';
export { Popover, type PopoverProps, type TriggerProps } from './popover/popover.tsx';
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
