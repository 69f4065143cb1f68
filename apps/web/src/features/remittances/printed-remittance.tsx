import type { RemittanceDetail } from '@closewright/contract/remittances';
import { formatDate } from '@closewright/domain/formats';
import { Table } from '@closewright/ui/table';
import { amountText } from '../../lib/amount-text.ts';
import { PrintedPage } from '../../records/list/printed-page.tsx';
import { monthWords, stateNames } from './remittance-words.ts';

export interface PrintedRemittanceProps {
  of: RemittanceDetail;
  onDone(): void;
}

/** A remittance on paper: its register, and what was paid file by file. */
export function PrintedRemittance({ of, onDone }: PrintedRemittanceProps) {
  const { number, underwriter, period, state, totals, lines, tieOut } = of;
  return (
    <PrintedPage title={`${number}, ${underwriter}`} label="Printed remittance" onDone={onDone}>
      <p className="text-label text-muted">{`${monthWords(period)}, ${stateNames[state].toLowerCase()}`}</p>
      <Table
        caption="Lines"
        columns={[
          { id: 'line', header: 'Line', rowHead: true, cell: (line) => line.line, total: 'In all' },
          { id: 'file', header: 'File', cell: (line) => line.fileNumber },
          { id: 'policy', header: 'Policy', cell: (line) => line.policyNumber },
          { id: 'date', header: 'Date', cell: (line) => formatDate(line.effectiveDate) },
          { id: 'label', header: 'For', cell: (line) => [line.label, line.reason].filter(Boolean).join(', ') },
          {
            id: 'gross',
            header: 'Gross',
            numeric: true,
            cell: (line) => amountText(line.gross),
            total: amountText(totals.gross),
          },
          {
            ...{ id: 'underwriter', header: 'Underwriter', numeric: true, total: amountText(totals.underwriter) },
            cell: (line) => amountText(line.underwriter),
          },
          {
            id: 'agent',
            header: 'Agent',
            numeric: true,
            cell: (line) => amountText(line.agent),
            total: amountText(totals.agent),
          },
        ]}
        rows={lines}
        rowKey={({ line }) => line}
      />
      <Table
        caption="Due and paid"
        columns={[
          { id: 'file', header: 'File', rowHead: true, cell: (file) => file.fileNumber },
          { id: 'due', header: 'Due', numeric: true, cell: (file) => amountText(file.due.value) },
          { id: 'paid', header: 'Paid', numeric: true, cell: (file) => amountText(file.paid.value) },
          { id: 'difference', header: 'Difference', numeric: true, cell: (file) => amountText(file.difference.value) },
        ]}
        rows={tieOut.files}
        rowKey={({ ordersID }) => ordersID}
      />
    </PrintedPage>
  );
}
