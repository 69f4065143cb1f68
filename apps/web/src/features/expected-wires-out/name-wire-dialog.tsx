import type { WireOut } from '@closewright/contract/wires';
import { Combobox } from '@closewright/ui/combobox';
import { DialogMessage } from '@closewright/ui/dialog';
import { TextLink } from '@closewright/ui/link';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { amountText } from '../../lib/amount-text.ts';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { LatestOfPayee } from '../../records/wire-payees/latest-of-payee.tsx';
import { searchPayees } from '../../records/wire-payees/search-payees.ts';
import { fitsWords } from './wire-out-words.ts';

export interface NameWireDialogProps {
  wire: WireOut;
  dialog: DialogControl<WireOut>;
}

type TypedName = { wirePayeeID: number | null };

/** Says by which payee a wire goes. Those that are called like its payee are offered first; any other is found by its name. */
export function NameWireDialog({ wire, dialog }: NameWireDialogProps) {
  const { bankAccountID, stripe, number, means, payee, amount, fits, to, released } = wire;
  const [only] = fits;
  const form = useRecordDialog<TypedName, WireOut>({
    dialog,
    guard: false,
    fields: {
      wirePayeeID: { kind: 'select', label: 'Payee of wires', required: true, missing: 'Choose a payee of wires' },
    },
    begin: { wirePayeeID: to?.wirePayeeID ?? (fits.length === 1 && only ? only.wirePayeeID : null) },
    send: async ({ wirePayeeID }) =>
      wirePayeeID === null
        ? null
        : call('nameWire', { params: { bankAccountID, stripe, number }, body: { wirePayeeID } }),
  });
  const chosen = form.values.wirePayeeID;
  const known = chosen === to?.wirePayeeID ? to?.name : fits.find(({ wirePayeeID }) => wirePayeeID === chosen)?.name;
  return (
    <RecordDialog
      form={form}
      layout={[['wirePayeeID', 12]]}
      parts={{
        wirePayeeID: (part) => (
          <Combobox<number>
            {...part}
            data-autofocus=""
            value={chosen}
            valueLabel={known}
            minLength={1}
            suggested={fits.map(({ wirePayeeID, name }) => ({ value: wirePayeeID, label: name }))}
            search={searchPayees}
            onValueChange={(wirePayeeID) => form.set({ wirePayeeID })}
          />
        ),
      }}
      saveLabel="Name payee"
      lead={
        <DialogMessage>
          {payee}, {amountText(amount)}. It goes by the latest instructions that the payee has now.{' '}
          {released !== null && 'Named anew, its release is over. '}
          {fitsWords(fits.length)}
        </DialogMessage>
      }
    >
      {chosen !== null && <LatestOfPayee payee={payee} wirePayeeID={chosen} means={means} />}
      <p className="text-label text-muted">
        Not among them? Enter it under <TextLink href="/configuration/wire-payees">Wire payees</TextLink>.
      </p>
    </RecordDialog>
  );
}
