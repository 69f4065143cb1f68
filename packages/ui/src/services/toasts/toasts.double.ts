import { createToastStore, createToasts, type Toast, type Toasts } from './toasts.ts';

export interface ToastsDouble extends Toasts {
  /** What was shown, oldest first, without ids and times. */
  shown(): Omit<Toast, 'id' | 'duration' | 'at'>[];
}

/** Toasts that only remember. Works without a browser. */
export function createToastsDouble(): ToastsDouble {
  const toasts = createToasts(createToastStore());
  return {
    ...toasts,
    shown: () => toasts.history().map(({ id: _id, duration: _duration, at: _at, ...rest }) => rest),
  };
}
