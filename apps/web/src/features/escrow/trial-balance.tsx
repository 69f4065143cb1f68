import type { InitialEscrow, TrialMonth } from '@closewright/domain/escrow-account';
import { formatMoney, formatMonth } from '@closewright/domain/formats';
import { Table, type TableColumn } from '@closewright/ui/table';
import type { ReactNode } from 'react';

export interface TrialBalanceProps {
  escrow: Pick<InitialEscrow, 'aggregateDeposit'> & { readonly months: readonly TrialMonth[] };
  /** A computed amount of the page by its name, as a button that asks why. */
  amount(name: string): ReactNode;
}

/** The name that the balance of a month has among the amounts of the page. */
export const balanceName = (at: number): string => `month${at}`;

type Line = 'payment' | 'disbursed' | 'balance';

const lines: Readonly<Record<Line, string>> = { payment: 'Payment', disbursed: 'Bills', balance: 'Balance' };

/** The first year of the account, a column for each month; the least balance is marked. */
export function TrialBalance({ escrow, amount }: TrialBalanceProps) {
  const months = escrow.months.map(({ day, payment, disbursed, isLowest }, at): TableColumn<Line> => {
    const shown = { payment: formatMoney(payment), disbursed: disbursed === 0 ? '' : formatMoney(disbursed) };
    return {
      id: day,
      header: formatMonth(day),
      numeric: true,
      cell: (line) => {
        if (line !== 'balance') return shown[line];
        return isLowest ? (
          <strong className="font-total">lowest {amount(balanceName(at))}</strong>
        ) : (
          amount(balanceName(at))
        );
      },
    };
  });
  return (
    <section aria-label="First year of the account" className="flex-none overflow-x-auto border-t border-hairline">
      <Table<Line>
        caption="First year of the account, month by month"
        captionHidden
        density="compact"
        columns={[
          { id: 'line', header: 'Month', cell: (line) => lines[line], rowHead: true },
          {
            id: 'closing',
            header: 'Closing',
            numeric: true,
            cell: (line) => (line === 'balance' ? amount('deposit') : ''),
          },
          ...months,
        ]}
        rows={['payment', 'disbursed', 'balance']}
        rowKey={(line) => line}
      />
    </section>
  );
}
