import type { UnclaimedRequest } from '@closewright/contract/unclaimed';
import { counted } from '@closewright/domain/formats';
import type { GridColumn } from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { type ListQuery, listWords, RecordGrid } from '../../../records/list/record-grid.tsx';
import type { InHand } from '../../../records/list/use-in-hand.ts';
import { howWords, requestNames, requestState } from './unclaimed-words.ts';

export interface PaymentsListProps {
  query: ListQuery;
  requests: readonly UnclaimedRequest[];
  inHand: InHand<UnclaimedRequest>;
  rowMenu(requests: readonly UnclaimedRequest[]): readonly MenuEntry[];
}

/** What names a request. */
export const requestKey = ({ requestID }: UnclaimedRequest) => requestID;

const columns: readonly GridColumn<UnclaimedRequest>[] = [
  { id: 'payee', header: 'Pay to', value: ({ payee }) => payee, rowHeader: true, grow: 1, minWidth: 140 },
  { id: 'kind', header: 'What', value: ({ kind }) => requestNames[kind], width: 120 },
  { id: 'amount', header: 'Amount', kind: 'money', value: ({ amount }) => amount, width: 112 },
  { id: 'state', header: 'State', value: requestState, width: 120 },
  { id: 'how', header: 'How', value: howWords, width: 120, priority: 1 },
  { id: 'requestedBy', header: 'Asked by', value: ({ requestedBy }) => requestedBy, width: 130, priority: 2 },
  {
    id: 'comment',
    header: 'Reason',
    kind: 'muted',
    value: ({ comment }) => comment,
    grow: 1,
    minWidth: 130,
    priority: 3,
  },
];

/** What is asked for of money of no file, and what was paid of it and is outstanding. */
export function PaymentsList({ query, requests, inHand, rowMenu }: PaymentsListProps) {
  return (
    <section aria-label="Payments" className="flex h-[240px] flex-none flex-col border-t border-strong">
      <h2 className="flex-none px-3 py-1 text-section font-semibold">
        Payments <span className="text-label font-normal text-muted">{counted(requests.length, 'payment')}</span>
      </h2>
      <RecordGrid<UnclaimedRequest>
        label="Payments"
        query={query}
        words={listWords('payment', 'payments', 'What is asked to be paid back waits here for another person.')}
        columns={columns}
        rows={requests}
        rowKey={requestKey}
        gridKey="unclaimed-payments"
        className="min-h-0 flex-1"
        currentKey={inHand.current === null ? null : requestKey(inHand.current)}
        onCurrentChange={(row) => row && inHand.choose(requestKey(row))}
        rowMenu={(rows) => [...rowMenu(rows)]}
      />
    </section>
  );
}
