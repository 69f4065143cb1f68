import type { WirePayee } from '@closewright/contract/wires';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useQuery } from '@tanstack/react-query';
import { call, queryFor } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { payeeName } from './instructions-form.ts';

export interface PayeeDialogProps {
  payee: WirePayee;
  dialog: DialogControl<WirePayee>;
}

type TypedName = { name: string; inactive: boolean };

const layout: Layout = [
  ['name', 12, { autoFocus: true, help: 'What staff call it: the beneficiary stays as it is' }],
  [['inactive', 12, { help: 'No longer offered; wires that were sent stay' }]],
];

/** Renames a payee or makes it inactive. Its instructions stay as they are. */
export function PayeeDialog({ payee, dialog }: PayeeDialogProps) {
  const { wirePayeeID } = payee;
  const params = { wirePayeeID };
  const stored = useQuery(queryFor('getWirePayee', { params })).data ?? payee;
  const form = useRecordDialog<TypedName, WirePayee>({
    dialog,
    fields: { name: payeeName, inactive: { kind: 'boolean', label: 'Inactive', required: false } },
    begin: { name: payee.name, inactive: payee.inactive },
    stored,
    send: async () => null,
    save: ({ version }, changes) => call('saveWirePayee', { params, body: { version, changes } }),
  });
  return <RecordDialog form={form} layout={layout} />;
}
