import { createDialogsDouble, installDialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { askForNewFile } from './new-file-dialog.tsx';

const double = createDialogsDouble();
const putBack = installDialogs(double);
const error = vi.spyOn(toasts, 'error').mockReturnValue('');
const success = vi.spyOn(toasts, 'success').mockReturnValue('');
afterEach(() => void vi.clearAllMocks());
afterAll(() => {
  putBack();
  vi.restoreAllMocks();
});

/** What comes of the dialog once the server has answered with this id. */
function askedWith(ordersID: number) {
  double.answer({ open: { dismissed: false, value: { ordersID, fileNumber: '12-3456' } } });
  return askForNewFile({ place: { regionID: 1, branchID: 1 }, lookups: {}, mayUseTemplates: false });
}

// holds blocks 5.13
it('an id of zero is no success', async () => {
  expect(await askedWith(0)).toBeNull();
  expect(error).toHaveBeenCalledWith('The selected order is invalid.  Please try again.');
  expect(success).not.toHaveBeenCalled();
});

// holds blocks 5.13
it('any other one is opened, and its number said', async () => {
  expect(await askedWith(7)).toBe(7);
  expect(success).toHaveBeenCalledWith('File 12-3456 created');
});
