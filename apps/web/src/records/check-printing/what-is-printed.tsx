import type { PaperState } from '@closewright/domain/check-printing';
import { counted } from '@closewright/domain/formats';
import { Table, type TableColumn } from '@closewright/ui/table';
import { amountText } from '../../lib/amount-text.ts';
import { byNumber, type CheckToPrint } from './checks-to-print.ts';

/** So many stand there without scrolling. */
const mostShown = 8;

const caption = 'What is printed';

/** The checks that are printed, by number, each with its payee and whether it was printed before. */
export function WhatIsPrinted({ checks }: { checks: readonly CheckToPrint[] }) {
  const table = (
    <Table
      caption={caption}
      captionHidden
      columns={columns(checks)}
      rows={byNumber(checks)}
      rowKey={({ checkNumber }) => checkNumber}
    />
  );
  if (checks.length <= mostShown) return table;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
    <section aria-label={caption} tabIndex={0} className="max-h-60 flex-none overflow-y-auto">
      {table}
    </section>
  );
}

const names: Readonly<Record<PaperState, string>> = {
  'not printed': 'First print',
  spoiled: 'Instead of spoiled paper',
  printed: 'Printed again',
};

const columns = (of: readonly CheckToPrint[]): readonly TableColumn<CheckToPrint>[] => [
  {
    ...{ id: 'number', header: 'Check', rowHead: true, cell: ({ checkNumber }) => checkNumber },
    total: counted(of.length, 'check'),
  },
  { id: 'payee', header: 'Payee', cell: ({ payee }) => payee },
  { id: 'paper', header: 'Paper', cell: ({ paper }) => names[paper] },
  {
    ...{ id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amountText(amount) },
    total: amountText(of.reduce((all, { amount }) => all + amount, 0)),
  },
];
