import type { ListedDelivery, StatementVersion } from '@closewright/contract/settlement';
import { deliveryProblems, standing } from '@closewright/domain/statement-versions';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { useClock } from '../../app/session/clock.ts';
import { call } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { deliveryTable } from '../../records/plain/tables.plain.ts';

export interface DeliverVersionProps {
  ordersID: number;
  loanID: number;
  version: StatementVersion;
  /** The delivery in whose place the new one stands; null for one more. */
  replaces: ListedDelivery | null;
  dialog: DialogControl<StatementVersion>;
}

const layout: Layout = [
  ['deliveredTo', 12],
  ['method', 12],
  ['sentOn', 6],
  ['receivedOn', 6],
];
type Delivery = Pick<ListedDelivery, 'deliveredTo' | 'method' | 'sentOn' | 'receivedOn'>;
type Draft = { [N in keyof Delivery]: Delivery[N] | null };
const blank: Draft = { deliveredTo: '', method: null, sentOn: null, receivedOn: null };

const draftOf = ({ deliveredTo, method, sentOn, receivedOn }: ListedDelivery): Draft => ({
  deliveredTo,
  method,
  sentOn,
  receivedOn,
});

/** What is sent, as soon as all that is required is there. */
function deliveryOf({ deliveredTo, method, sentOn, receivedOn }: Draft): Delivery | null {
  if (!deliveredTo || method === null || sentOn === null) return null;
  return { deliveredTo, method, sentOn, receivedOn };
}

/** Asks to whom a version was delivered, how and when, once for each recipient and way. */
export function DeliverVersion({ ordersID, loanID, version, replaces, dialog }: DeliverVersionProps) {
  const clock = useClock();
  const { statementVersionID, kind, keptAt } = version;
  const id = replaces?.versionDeliveryID ?? null;
  const form = useRecordDialog<Draft, StatementVersion>({
    dialog,
    fields: deliveryTable,
    begin: replaces === null ? blank : draftOf(replaces),
    check(draft) {
      const delivery = deliveryOf(draft);
      const others = standing(version).filter(({ versionDeliveryID }) => versionDeliveryID !== id);
      const place = { kind, keptOn: clock.dayOf(keptAt), today: clock.today(), others };
      return delivery === null ? {} : deliveryProblems(place, delivery);
    },
    async send(draft) {
      const delivery = deliveryOf(draft);
      // Nothing is sent without what is required.
      if (delivery === null) return null;
      return call('deliverStatementVersion', {
        params: { ordersID, loanID, statementVersionID },
        body: { ...delivery, replaces: id },
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
