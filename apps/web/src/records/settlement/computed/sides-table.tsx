import type { StatementFigures, SummaryForm, TotalName } from '@closewright/domain/closing-file';
import { TextLink } from '@closewright/ui/link';
import { Table, type TableColumn } from '@closewright/ui/table';
import { shownTotals } from '../shown-totals.ts';
import { Figure, useComputed } from './computed-page.tsx';

/** A total of a side: its line on the form, what it is, and which total it is. */
type Cell = readonly [line: string, title: string, name: TotalName];
type Line = readonly [buyer: Cell, seller: Cell | null];

const withSeller: Readonly<Record<SummaryForm, readonly Line[]>> = {
  CDF: [
    [
      ['K', 'Due from borrower', 'dueFromBorrower'],
      ['M', 'Due to seller', 'dueToSeller'],
    ],
    [
      ['L', 'Paid by or for borrower', 'paidForBorrower'],
      ['N', 'Due from seller', 'dueFromSeller'],
    ],
  ],
  HUD: [
    [
      ['120', 'Due from borrower', 'dueFromBorrower'],
      ['420', 'Due to seller', 'dueToSeller'],
    ],
    [
      ['220', 'Paid by or for borrower', 'paidForBorrower'],
      ['520', 'Reductions of seller', 'dueFromSeller'],
    ],
  ],
};

const withoutSeller: readonly Line[] = [
  [['', 'Closing costs paid at closing', 'borrowerAtClosing'], null],
  [['', 'Payoffs and payments', 'payoffsAndPayments'], null],
];

/** What borrower and seller owe and get, and the cash of both; without a seller what the borrower's cash is made of. */
export function SidesTable({ figures, form }: { figures: StatementFigures; form: SummaryForm }) {
  const { hrefOf } = useComputed();
  const hasSeller = figures.totals.cashToSeller !== null;
  const cash = (name: TotalName) => shownTotals(figures).find((total) => total.name === name)?.label ?? 'Cash';
  const rows: readonly Line[] = [
    ...(hasSeller ? withSeller[form] : withoutSeller),
    [['', cash('cashFromBorrower'), 'cashFromBorrower'], hasSeller ? ['', cash('cashToSeller'), 'cashToSeller'] : null],
  ];
  const href = hrefOf('debitcredits-section');
  const isCash = ([[, , name]]: Line) => name === 'cashFromBorrower';
  const words = (line: Line, cell: Cell | null) => {
    if (cell === null) return null;
    const [letter, title] = cell;
    if (isCash(line)) return <span className="font-total">{title}</span>;
    return (
      <>
        {letter && <b className="me-2 font-semibold text-muted">{letter}</b>}
        {href === null ? title : <TextLink href={href}>{title}</TextLink>}
      </>
    );
  };
  const amount = (line: Line, cell: Cell | null) => cell && <Figure name={cell[2]} strong={isCash(line)} />;
  const columns: readonly TableColumn<Line>[] = [
    { id: 'buyer', header: 'Borrower', rowHead: true, cell: (line) => words(line, line[0]) },
    { id: 'buyerAmount', header: 'Amount', numeric: true, cell: (line) => amount(line, line[0]) },
  ];
  const ofSeller: readonly TableColumn<Line>[] = [
    { id: 'seller', header: 'Seller', cell: (line) => words(line, line[1]) },
    { id: 'sellerAmount', header: 'Amount', numeric: true, cell: (line) => amount(line, line[1]) },
  ];
  return (
    <Table
      caption={hasSeller ? 'Borrower and seller' : 'Borrower'}
      columns={hasSeller ? [...columns, ...ofSeller] : columns}
      rows={rows}
      rowKey={([[, , name]]) => name}
    />
  );
}
