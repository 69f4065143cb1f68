import type { StatementFigures, TotalName } from '@closewright/domain/closing-file';
import { TextLink } from '@closewright/ui/link';
import { Table, type TableColumn } from '@closewright/ui/table';
import { allTotals, isCash } from '../shown-totals.ts';
import { Figure, useComputed } from './computed-page.tsx';

/** A total of each side. */
type Line = readonly [buyer: TotalName, seller: TotalName | null];

const withSeller: readonly Line[] = [
  ['dueFromBorrower', 'dueToSeller'],
  ['paidForBorrower', 'dueFromSeller'],
];

const withoutSeller: readonly Line[] = [
  ['borrowerAtClosing', null],
  ['payoffsAndPayments', null],
];

/** What borrower and seller owe and get, and the cash of both; without a seller what the borrower's cash is made of. */
export function SidesTable({ figures }: { figures: StatementFigures }) {
  const { hrefOf } = useComputed();
  const shown = new Map(allTotals(figures).map((total) => [total.name, total]));
  const hasSeller = figures.totals.cashToSeller !== null;
  const rows: readonly Line[] = [
    ...(hasSeller ? withSeller : withoutSeller),
    ['cashFromBorrower', hasSeller ? 'cashToSeller' : null],
  ];
  const href = hrefOf('debitcredits-section');
  const words = (name: TotalName | null) => {
    const total = name && shown.get(name);
    if (!total) return null;
    const { line, label } = total;
    return (
      <>
        {line && <b className="me-2 font-semibold text-muted">{line}</b>}
        {isCash(total.name) ? (
          <span className="font-total">{label}</span>
        ) : href === null ? (
          label
        ) : (
          <TextLink href={href}>{label}</TextLink>
        )}
      </>
    );
  };
  const amount = (name: TotalName | null) => name && <Figure name={name} strong={isCash(name)} />;
  const columns: readonly TableColumn<Line>[] = [
    { id: 'buyer', header: 'Borrower', rowHead: true, cell: (line) => words(line[0]) },
    { id: 'buyerAmount', header: 'Amount', numeric: true, cell: (line) => amount(line[0]) },
  ];
  const ofSeller: readonly TableColumn<Line>[] = [
    { id: 'seller', header: 'Seller', cell: (line) => words(line[1]) },
    { id: 'sellerAmount', header: 'Amount', numeric: true, cell: (line) => amount(line[1]) },
  ];
  return (
    <Table
      caption={hasSeller ? 'Borrower and seller' : 'Borrower'}
      columns={hasSeller ? [...columns, ...ofSeller] : columns}
      rows={rows}
      rowKey={([name]) => name}
    />
  );
}
