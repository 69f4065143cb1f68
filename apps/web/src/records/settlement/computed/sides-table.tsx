import {
  type SideLine,
  type SideLines,
  type StatementFigures,
  type TotalName,
  totalNames,
} from '@closewright/domain/closing-file';
import { TextLink } from '@closewright/ui/link';
import { Table, type TableColumn } from '@closewright/ui/table';
import type { ReactNode } from 'react';
import { allTotals, isCash } from '../shown-totals.ts';
import { FieldLink, Figure, FigureOrOpen, useComputed } from './computed-page.tsx';
import { type Named, ofSteps } from './named-figures.ts';

/** A total of each side. */
type Totals = readonly [buyer: TotalName, seller: TotalName | null];

const withSeller: readonly Totals[] = [
  ['dueFromBorrower', 'dueToSeller'],
  ['paidForBorrower', 'dueFromSeller'],
];

const withoutSeller: readonly Totals[] = [
  ['borrowerAtClosing', null],
  ['payoffsAndPayments', null],
];

/** What stands for a side in a row: a line, or the total below its lines. */
interface Cell {
  readonly name: string;
  readonly line?: SideLine;
  readonly total?: TotalName;
}

interface Row {
  readonly key: string;
  readonly buyer: Cell | null;
  readonly seller: Cell | null;
}

const nameOf = (total: TotalName, at: number): string => `${total}.${at}`;

/** The amounts of the lines by their names. */
export const figuresOfSides = (lines: SideLines): Named[] =>
  totalNames.flatMap((total) =>
    (lines[total] ?? []).flatMap(({ amount }, at) => (amount ? [ofSteps(nameOf(total, at), amount)] : [])),
  );

/** The rows of a total of each side: their lines beside each other, and below them the totals. */
function rowsOf([buyer, seller]: Totals, lines: SideLines): Row[] {
  const [own, others] = [lines[buyer] ?? [], (seller && lines[seller]) ?? []];
  const cellOf = (total: TotalName | null, line: SideLine | undefined, at: number): Cell | null =>
    total && line ? { name: nameOf(total, at), line } : null;
  const totalOf = (total: TotalName | null): Cell | null => total && { name: total, total };
  return [
    ...Array.from({ length: Math.max(own.length, others.length) }, (_, at) => ({
      key: nameOf(buyer, at),
      buyer: cellOf(buyer, own[at], at),
      seller: cellOf(seller, others[at], at),
    })),
    { key: buyer, buyer: totalOf(buyer), seller: totalOf(seller) },
  ];
}

export interface SidesTableProps {
  figures: StatementFigures;
  /** The lines above their totals. Default: the totals alone. */
  lines?: SideLines;
}

/** What borrower and seller owe and get, and the cash of both; without a seller what the borrower's cash is made of. */
export function SidesTable({ figures, lines = {} }: SidesTableProps) {
  const { hrefOf } = useComputed();
  const shown = new Map(allTotals(figures).map((total) => [total.name, total]));
  const hasSeller = figures.totals.cashToSeller !== null;
  const rows = [
    ...(hasSeller ? withSeller : withoutSeller),
    ['cashFromBorrower', hasSeller ? 'cashToSeller' : null] as const,
  ].flatMap((totals) => rowsOf(totals, lines));
  const isTold = rows.some(({ buyer, seller }) => buyer?.line ?? seller?.line);
  const href = hrefOf('debitcredits-section');
  const link = (to: string | null, text: string) =>
    to === null ? (
      text
    ) : (
      <TextLink href={to} className="inline-flex min-h-6 items-center">
        {text}
      </TextLink>
    );
  const words = (cell: Cell | null): ReactNode => {
    if (cell?.line) {
      const { number, label, from } = cell.line;
      return (
        <Words line={number} wide>
          {from === 'closingCosts' ? link(hrefOf('fees'), label) : <FieldLink field={from}>{label}</FieldLink>}
        </Words>
      );
    }
    const total = cell?.total && shown.get(cell.total);
    if (!total) return null;
    const { name, line, label } = total;
    return (
      <Words line={line} wide={isTold}>
        <span className={isTold || isCash(name) ? 'font-total' : undefined}>
          {isCash(name) ? label : link(href, label)}
        </span>
      </Words>
    );
  };
  const amount = (cell: Cell | null) => {
    if (cell?.line) return <FigureOrOpen name={cell.name} />;
    return cell?.total && <Figure name={cell.name} strong={isTold || isCash(cell.name)} />;
  };
  const columns: readonly TableColumn<Row>[] = [
    { id: 'buyer', header: 'Borrower', rowHead: true, cell: ({ buyer }) => words(buyer) },
    { id: 'buyerAmount', header: 'Amount', numeric: true, cell: ({ buyer }) => amount(buyer) },
  ];
  const ofSeller: readonly TableColumn<Row>[] = [
    { id: 'seller', header: 'Seller', cell: ({ seller }) => words(seller) },
    { id: 'sellerAmount', header: 'Amount', numeric: true, cell: ({ seller }) => amount(seller) },
  ];
  return (
    <Table
      caption={hasSeller ? 'Borrower and seller' : 'Borrower'}
      columns={hasSeller ? [...columns, ...ofSeller] : columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}

interface WordsProps {
  line: string;
  /** Lines and totals stand below each other: so do their words. */
  wide: boolean;
  children: ReactNode;
}

const Words = ({ line, wide, children }: WordsProps) => (
  <span className="flex items-center gap-2">
    {(line || wide) && (
      <b className="flex-none font-semibold text-muted" style={wide ? { width: 32 } : undefined}>
        {line}
      </b>
    )}
    <span className="min-w-0">{children}</span>
  </span>
);
