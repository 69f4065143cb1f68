import type { StatementCost } from '@closewright/domain/closing-file';
import { type CostColumn, costColumns } from '@closewright/domain/settlement';
import { TextLink } from '@closewright/ui/link';
import { Table, type TableColumn } from '@closewright/ui/table';
import { Figure, useComputed } from './computed-page.tsx';
import { nameOfCost } from './named-figures.ts';

/** The page where the lines of a section are entered. */
const pages: Readonly<Record<string, string>> = {
  A: 'origination-section',
  B: 'title-section',
  C: 'title-section',
  D: 'fees',
  E: 'recording-fees-and-taxes',
  F: 'prepaid-section',
  G: 'escrow-section',
  H: 'othercost-section',
  I: 'fees',
  J: 'fees',
  credits: 'debitcredits-section',
  700: 'realtor-commission',
  800: 'origination-section',
  900: 'prepaid-section',
  1000: 'escrow-section',
  1100: 'title-section',
  1200: 'recording-fees-and-taxes',
  1300: 'othercost-section',
  1400: 'fees',
};

const heads: Readonly<Record<CostColumn, readonly [string, string]>> = {
  borrowerAtClosing: ['Borrower', 'at closing'],
  borrowerBeforeClosing: ['Borrower', 'before'],
  sellerAtClosing: ['Seller', 'at closing'],
  sellerBeforeClosing: ['Seller', 'before'],
  others: ['Paid by', 'others'],
};

const isTotal = ({ letter }: StatementCost) => letter !== null && ['D', 'I', 'J', '1400'].includes(letter);

/** Sections of the costs with their totals, by who pays; each leads to its page. */
export function CostsTable({ costs }: { costs: readonly StatementCost[] }) {
  const { hrefOf } = useComputed();
  // Hardly any seller pays before closing.
  const shown = costColumns.filter(
    (column) => column !== 'sellerBeforeClosing' || costs.some(({ columns }) => columns[column] !== null),
  );
  const titleOf = (cost: StatementCost) => {
    const href = hrefOf(pages[nameOfCost(cost)] ?? '');
    const title =
      href === null ? (
        cost.title
      ) : (
        <TextLink href={href} className="inline-flex min-h-6 items-center">
          {cost.title}
        </TextLink>
      );
    if (!isTotal(cost)) return title;
    return (
      <span className="font-total">
        {title} <Figure name={`${nameOfCost(cost)}.total`} />
      </span>
    );
  };
  const columns: readonly TableColumn<StatementCost>[] = [
    {
      id: 'letter',
      header: <span className="sr-only">Letter</span>,
      cell: ({ letter }) => <b className="font-semibold text-muted">{letter}</b>,
      width: '28px',
    },
    { id: 'title', header: 'Section', rowHead: true, cell: titleOf },
    {
      id: 'fees',
      header: 'Lines',
      numeric: true,
      cell: ({ fees }) => <span className="text-muted">{fees || ''}</span>,
    },
    ...shown.map(
      (column): TableColumn<StatementCost> => ({
        id: column,
        header: (
          <>
            {heads[column][0]} <br />
            {heads[column][1]}
          </>
        ),
        numeric: true,
        cell: (cost) => <Figure name={`${nameOfCost(cost)}.${column}`} strong={isTotal(cost)} />,
      }),
    ),
  ];
  return <Table caption="Costs by section" columns={columns} rows={costs} rowKey={nameOfCost} />;
}
