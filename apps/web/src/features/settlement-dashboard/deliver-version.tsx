import type { StatementVersion } from '@closewright/contract/settlement';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { deliveryTable } from '../../records/plain/tables.plain.ts';

type Delivery = NonNullable<StatementVersion['delivery']>;

export interface DeliverVersionProps {
  ordersID: number;
  loanID: number;
  version: StatementVersion;
  dialog: DialogControl<StatementVersion>;
}

const layout: Layout = [
  ['deliveredTo', 12],
  ['method', 12],
  ['sentOn', 6],
  ['receivedOn', 6],
];
const blank: { [N in keyof Delivery]: Delivery[N] | null } = {
  deliveredTo: '',
  method: null,
  sentOn: null,
  receivedOn: null,
};

/** Asks to whom a version was delivered, how and when, and keeps it in place of what was said before. */
export function DeliverVersion({ ordersID, loanID, version, dialog }: DeliverVersionProps) {
  const form = useRecordDialog<typeof blank, StatementVersion>({
    dialog,
    fields: deliveryTable,
    begin: { ...blank, ...version.delivery },
    async send({ deliveredTo, method, sentOn, receivedOn }) {
      // Nothing is sent without what is required.
      if (deliveredTo === null || method === null || sentOn === null) return null;
      const { statementVersionID } = version;
      return call('deliverStatementVersion', {
        params: { ordersID, loanID, statementVersionID },
        body: { deliveredTo, method, sentOn, receivedOn },
      });
    },
  });
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Keep delivery"
      lead={
        <DialogMessage>
          What is mailed or e-mailed counts as received three business days later, unless it is known to have come
          before.
        </DialogMessage>
      }
    />
  );
}
