import type { CheckLayoutRecord, CheckPrinterRecord } from '@closewright/contract/check-printing';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { workstationPrinter } from '../../../lib/check-printers/workstation-printer.ts';
import { showPdf } from '../../../lib/downloads/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';

export interface TestSheetDialogProps {
  layouts: readonly CheckLayoutRecord[];
  printers: readonly CheckPrinterRecord[];
  dialog: DialogControl<true>;
}

type Typed = { checkLayoutID: number | null; checkPrinterID: number | null };

const form: Layout = [
  ['checkLayoutID', 6, { clearable: false, autoFocus: true }],
  ['checkPrinterID', 6, { help: 'None chosen: nothing is moved' }],
];

/** A sheet with rulers and a check that cannot be paid, by a layout, moved as a printer needs it. It can be printed again and again. */
export function TestSheetDialog({ layouts, printers, dialog }: TestSheetDialogProps) {
  const only = printers.length === 1 ? printers[0] : undefined;
  const usual = printers.find(({ checkPrinterID }) => checkPrinterID === workstationPrinter()) ?? only;
  const state = useRecordDialog<Typed, true>({
    dialog,
    guard: false,
    fields: {
      checkLayoutID: { kind: 'choice', label: 'Layout', required: true },
      checkPrinterID: { kind: 'choice', label: 'Printer', required: false },
    },
    options: {
      checkLayoutID: layouts.map(({ checkLayoutID, name }) => ({ value: checkLayoutID, label: name })),
      checkPrinterID: printers.map(({ checkPrinterID, name }) => ({ value: checkPrinterID, label: name })),
    },
    begin: {
      checkLayoutID: (layouts.length === 1 && layouts[0]?.checkLayoutID) || null,
      checkPrinterID: usual?.checkPrinterID ?? null,
    },
    async send({ checkLayoutID, checkPrinterID }) {
      // Nothing is sent without what is required.
      if (checkLayoutID === null) return null;
      const query = checkPrinterID === null ? {} : { checkPrinterID };
      await showPdf('Test sheet', await call('getCheckTestSheet', { params: { checkLayoutID }, query }));
      // It stays: after other offsets it is printed once more.
      return null;
    },
  });
  return (
    <RecordDialog
      form={state}
      layout={form}
      saveLabel="Show"
      lead={
        <DialogMessage>
          Print it on plain paper at its actual size: 100 %, nothing fitted to the page. Measure from the left and from
          the upper edge of the paper to the 1 of each ruler, and change Right and Down of the printer as the sheet
          says. Print it again, then hold it with a sheet of your checks against the light.
        </DialogMessage>
      }
    />
  );
}
