/** Texts of the dialogs service, en-US. */
export const dialogsMessages = {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Opening',
  failed: 'This dialog could not be shown. Nothing was changed.',
  checkFailed: 'The check failed. Try again.',
};
