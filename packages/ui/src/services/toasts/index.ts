export { ToastHistory, type ToastHistoryProps } from './toast-history.tsx';
export { createToastsDouble, type ToastsDouble } from './toasts.double.ts';
export { toastsMessages } from './toasts.messages.ts';
export {
  createToastStore,
  createToasts,
  TOAST_CAP,
  type Toast,
  type ToastOptions,
  type ToastStore,
  type Toasts,
  type ToastType,
  type ToastTypeAlias,
  toastDuration,
  toastStore,
  toasts,
} from './toasts.ts';
export { ToastsHost, type ToastsHostProps } from './toasts-host.tsx';
