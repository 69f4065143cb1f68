/** Texts of the dialog, en-US. */
export const dialogMessages = {
  close: 'Close',
  save: 'Save',
  cancel: 'Cancel',
  saveAndAddAnother: 'Save and Add Another',
  delete: 'Delete',
  correctErrors: 'Please correct the highlighted errors on screen to continue.',
  saveKey: 'Ctrl Enter',
  saveAndAddAnotherKey: 'Ctrl Shift Enter, in a field Shift Enter',
  cancelKey: 'Esc',
  place: 'Move and size',
  places: {
    left: 'To the left edge',
    right: 'To the right edge',
    center: 'To the center',
    fill: 'Fill the window',
    reset: 'Usual place and size',
  },
};
