import { type EscrowDisclosure, type EscrowLine, escrowLines } from '@closewright/domain/closing-file';
import { escrowBoxes, escrowInFuture, type StoredDisclosures } from '@closewright/domain/disclosure';
import { Table, type TableColumn } from '@closewright/ui/table';
import { FieldLink, FigureOrOpen } from '../../records/settlement/computed/computed-page.tsx';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';
import { BoxList } from './disclosure-part.tsx';

const columns: readonly TableColumn<EscrowLine>[] = [
  { id: 'title', header: 'Line', rowHead: true, cell: ({ name }) => escrowLines[name][0] },
  { id: 'amount', header: 'Amount', numeric: true, cell: ({ name }) => <FigureOrOpen name={name} strong /> },
  {
    id: 'words',
    header: 'What it is',
    cell: ({ name, names }) => (
      <>
        {escrowLines[name][1]} {names.length > 0 && `${names.join(', ')}.`}
        {name === 'notEscrowed' && ' You may have other property costs.'}
      </>
    ),
  },
];

/** The escrow account as the form tells of it, now and in the future. */
export function EscrowPart({ stated, escrow }: { stated: StoredDisclosures; escrow: EscrowDisclosure }) {
  const { lines, finding } = escrow;
  return (
    <ComputedPart title="Escrow Account">
      <div className="max-w-[76ch] px-cell text-body">
        <p>
          <strong className="font-semibold">For now,</strong> your loan
        </p>
        <BoxList boxes={escrowBoxes(stated.escrowAccount)} name="escrow" />
        {finding !== null && (
          <p className="py-1">
            <FindingBadge>{finding}</FindingBadge> <FieldLink field="escrowAccount">Go to the choice</FieldLink>
          </p>
        )}
      </div>
      {lines.length > 0 && (
        <div className="pt-2">
          <Table
            caption={stated.escrowAccount === 'Yes' ? 'Escrow' : 'No Escrow'}
            columns={columns}
            rows={lines}
            rowKey={({ name }) => name}
          />
        </div>
      )}
      <p className="max-w-[76ch] px-cell pt-2 text-body">
        <strong className="font-semibold">In the future,</strong> {escrowInFuture}
      </p>
    </ComputedPart>
  );
}
