import { formatMoney } from '@closewright/domain/formats';
import { Table } from '@closewright/ui/table';
import type { ReactNode } from 'react';
import { type PremiumLine, premiumName } from './premium-lines.ts';

export interface PremiumTableProps {
  lines: readonly PremiumLine[];
  /** A computed amount of the page by its name, as a button that asks why. */
  amount(name: string): ReactNode;
}

/** What each policy and each endorsement costs: as it is charged and by whom, and as a closing disclosure shows it. */
export function PremiumTable({ lines, amount }: PremiumTableProps) {
  const isShownOtherwise = lines.some(({ amounts }) => amounts.disclosed);
  const cell = (column: 'charged' | 'disclosed' | 'borrower' | 'seller') => (line: PremiumLine) =>
    line.amounts[column] ? amount(premiumName(line, column)) : '';
  return (
    // Its lines may be more than there is room for; who has no pointer walks from amount to amount.
    <section aria-label="Premiums" className="max-h-[40%] flex-none overflow-auto border-t border-hairline">
      <Table<PremiumLine>
        caption="Premiums"
        captionHidden
        density="compact"
        columns={[
          {
            id: 'label',
            header: 'Premium',
            cell: ({ label, isPolicy, comesAlways }) => (
              <span className={isPolicy ? 'font-semibold' : 'ps-4'}>
                {label}
                {comesAlways && <span className="text-muted">, always with the policy</span>}
              </span>
            ),
            rowHead: true,
          },
          {
            id: 'liability',
            header: 'Liability',
            numeric: true,
            cell: ({ liability }) => (liability === null ? '' : formatMoney(liability)),
          },
          { id: 'charged', header: 'Charged', numeric: true, cell: cell('charged'), total: amount('total') },
          { id: 'borrower', header: 'Borrower', numeric: true, cell: cell('borrower') },
          { id: 'seller', header: 'Seller', numeric: true, cell: cell('seller') },
          ...(isShownOtherwise
            ? [{ id: 'disclosed', header: 'As disclosed', numeric: true, cell: cell('disclosed') }]
            : []),
        ]}
        rows={lines}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
