import {
  type CommercialLineFigure,
  columnOfParty,
  directions,
  sharingSides,
  sideNames,
} from '@closewright/domain/commercial-statement';
import { type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { TriangleAlert } from 'lucide-react';
import type { Row, RowValue } from '../../records/editor/aggregate.ts';
import { type FieldColumn, fieldColumns } from '../../records/rows/field-columns.ts';
import { shareEditor } from '../../records/rows/share-cell.ts';
import { commercialKinds } from './commercial-aggregate.ts';
import { amountIn, isComputed, type Pair, shownAmount } from './statement-lines.ts';

/** What the columns know of the rows. */
export interface StatementLines {
  figureOf(row: Row): CommercialLineFigure | undefined;
  /** What is typed into a column of a party: an amount, or a percentage. */
  typedIn(row: Row, number: number, direction: 'debit' | 'credit'): RowValue;
  /** What is offered where a parcel or loan is named. */
  offers(): readonly string[];
  mayEdit: boolean;
}

const byHand = 'It is worked out';
const typedOnly = (row: Row) => (isComputed(row) ? byHand : true);
const plain = { sortable: false, filterable: false } as const;

const headOf = { debit: 'Debit', credit: 'Credit' } as const;

/** The columns of the statement: what a line is, a pair for each party, and the note. */
export function statementColumns(pairs: readonly Pair[], lines: StatementLines): readonly GridColumn<Row>[] {
  const { figureOf, typedIn, offers, mayEdit } = lines;
  const of = (...places: FieldColumn[]) =>
    fieldColumns(
      commercialKinds.commercialLines.fields,
      places.map(([name, look]): FieldColumn => [name, { ...plain, editable: typedOnly, ...look }]),
    );
  const columns = [
    ...of(
      ['label', { rowHeader: true, minWidth: 220, render: (row) => <LabelCell row={row} figure={figureOf(row)} /> }],
      ['amount', { width: 116 }],
      ['debitTo', { width: 80, header: 'Debit to' }],
      ['creditTo', { width: 80, header: 'Credit to' }],
    ),
    ...pairs.flatMap((pair) =>
      directions.map(
        (direction): GridColumn<Row> => ({
          ...plain,
          id: pair.ids[direction],
          header: headOf[direction],
          under: pair.name,
          kind: 'money',
          width: 116,
          value: (row) => {
            const amount = amountIn(figureOf(row), pair, direction);
            const typed = pair.isFolded ? null : typedIn(row, pair.numbers[0] ?? 0, direction);
            return typed ?? (amount === 'open' ? null : amount);
          },
          text: (row) => shownAmount(amountIn(figureOf(row), pair, direction)),
          ...(pair.isFolded ? {} : { editor: shareEditor }),
          editable: (row) => {
            if (isComputed(row)) return byHand;
            const to = row.values[`${direction}To`];
            const isShared = typeof to === 'string' && sharedSide(to) === pair.side;
            const column = columnOfParty(direction, pair.numbers[0] ?? 0);
            // What was typed before is taken away here.
            if (
              isShared &&
              !(figureOf(row)?.open.has(column) && typedIn(row, pair.numbers[0] ?? 0, direction) !== null)
            )
              return `Shared by the parts of the ${sideNames[pair.side].toLowerCase()}`;
            return true;
          },
        }),
      ),
    ),
    ...of(['about', { width: 130, offers }], ['remarks', { width: 160 }]),
  ];
  if (!mayEdit) return columns.map(({ editor: _editor, ...column }) => column);
  return [...columns, rowMenuColumn as GridColumn<Row>];
}

const sharedSide = (to: string) => Object.entries(sharingSides).find(([word]) => word === to)?.[1];

/** What is to look at in a line, in words. */
const lookAt = (figure: CommercialLineFigure | undefined): string => {
  if (figure === undefined) return '';
  const [missing] = [...figure.open.values()].flat();
  return missing ? `Open: ${missing.words}` : figure.finding;
};

function LabelCell({ row, figure }: { row: Row; figure: CommercialLineFigure | undefined }) {
  const words = lookAt(figure);
  const label = String(row.values.label ?? '');
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="truncate">{label === '' ? <span className="sr-only">New line</span> : label}</span>
      {words !== '' && (
        <TriangleAlert role="img" aria-label={words} className="size-3.5 flex-none text-warning-fg" strokeWidth={1.75}>
          <title>{words}</title>
        </TriangleAlert>
      )}
    </span>
  );
}
