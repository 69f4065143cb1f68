import type { PartyLine, StatementParties } from '@closewright/domain/closing-file';
import { TextLink } from '@closewright/ui/link';
import { Table, type TableColumn } from '@closewright/ui/table';
import { FieldLink, Figure, useComputed } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';
import { type Named, ofTotal } from '../../records/settlement/computed/named-figures.ts';

/** What comes in at closing, with whom it comes from. */
type Receipt = PartyLine & { readonly from: string };

const receiptsOf = ({ parties }: StatementParties): Receipt[] =>
  parties.flatMap(({ name, lines }) =>
    lines.filter(({ way }) => way === 'gives').map((line) => ({ ...line, from: name ?? 'Nobody by name' })),
  );

const nameOf = ({ key, from }: Receipt): string => `receipt.${from}.${key}`;

/** The amounts of what comes in by their names. */
export const figuresOfReceipts = (parties: StatementParties): Named[] =>
  receiptsOf(parties).flatMap((each) => ofTotal(nameOf(each), each.label, each.amount));

const columns: readonly TableColumn<Receipt>[] = [
  { id: 'from', header: 'From', rowHead: true, cell: ({ from }) => from, total: 'Receipts' },
  {
    id: 'label',
    header: 'For',
    cell: ({ label, field }) => (field === null ? label : <FieldLink field={field}>{label}</FieldLink>),
    total: '',
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: (receipt) => <Figure name={nameOf(receipt)} />,
    total: <Figure name="receipts" strong />,
  },
];

/** What comes in at closing, each with whom it comes from and the way to its field. */
export function ReceiptsPart({ parties }: { parties: StatementParties }) {
  const { hrefOf } = useComputed();
  const href = hrefOf('net-disbursement-net');
  const title = 'Receipts';
  return (
    <ComputedPart title={title} note={href && <TextLink href={href}>Net disbursements</TextLink>}>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={receiptsOf(parties)}
        rowKey={nameOf}
        messages={{ empty: 'Nothing comes in yet' }}
      />
    </ComputedPart>
  );
}
