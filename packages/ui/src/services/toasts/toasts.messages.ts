/** Texts of the toasts service, en-US. */
export const toastsMessages = {
  invalidArguments: 'Invalid toast arguments',
  region: 'Notifications',
  close: 'Close',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
  goTo: 'Go to notifications',
  noHistory: 'No notifications yet',
  clear: 'Clear list',
};
