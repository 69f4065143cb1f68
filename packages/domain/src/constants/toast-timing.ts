/** How toasts behave (core.md §9: bottom-right, 3000 ms, success 2000 ms, pause on hover). Milliseconds. */
export const toastTiming = {
  position: 'bottom-right',
  duration: 3000,
  successDuration: 2000,
  pauseOnHover: true,
} as const;
