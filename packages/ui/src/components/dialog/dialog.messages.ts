/** Texts of the dialog, en-US. */
export const dialogMessages = {
  close: 'Close',
  save: 'Save',
  cancel: 'Cancel',
  saveAndAddAnother: 'Save and Add Another',
  delete: 'Delete',
  correctErrors: 'Please correct the highlighted errors on screen to continue.',
  saveKey: 'Ctrl Enter',
  cancelKey: 'Esc',
};
