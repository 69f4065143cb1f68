import type { Side } from '@closewright/domain/adjustments';
import type { StatementFigures, SummaryForm } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import type { GridColumn } from '@closewright/ui/data-grid';
import { IconButton } from '@closewright/ui/icon-button';
import { Trash2 } from 'lucide-react';
import type { PlainField } from '../../lib/fields/plain-field.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { statementLists } from '../../records/plain/tables.plain.ts';
import { type FieldColumnLook, fieldColumns, moneyWidth } from '../../records/rows/field-columns.ts';
import { NoteMark } from '../../records/settlement/note-mark.tsx';
import { amountOf, isOpen, kindOf, kindsOf, type Line, rulesOf } from './summary-lines.ts';

const byHand = 'It is worked out: its page has the figures';
const typedOnly = ({ isWorkedOut }: Line) => (isWorkedOut ? byHand : true);

/** What the lines are called by the page they come from. */
const sources: Readonly<Record<string, string>> = {
  salePrice: 'File main',
  earnestMoney: 'File main',
  loanAmount: 'File main',
  payoffs: 'Payoffs',
  prorations: 'Prorations',
  rateOrders: 'Premiums',
  closingCosts: 'Fees',
  fees: 'Fees',
  commissions: 'Commissions',
  recordingDocuments: 'Recording',
  transferTaxes: 'Recording',
  escrowItems: 'Escrow',
};

const sourceOf = ({ isWorkedOut, summary }: Line): string =>
  isWorkedOut ? (sources[summary?.from.split('.')[0] ?? ''] ?? '') : 'Typed';

const nameOf = ({ isWorkedOut, summary, values }: Line): string =>
  isWorkedOut ? (summary?.label ?? '') : String(values.label ?? '');

/** What a line is called in words, also one that has no description. */
export const lineName = (line: Line): string => nameOf(line) || kindOf(line) || 'this line';

const { fields } = statementLists.adjustments;

/** A column of a field, for lines of which only some are rows: label, kind and editor are those of the field. */
function fieldColumn(
  name: keyof typeof fields,
  { offers, ...look }: FieldColumnLook<Line>,
  field: PlainField | undefined = fields[name],
): GridColumn<Line> {
  const [column] = fieldColumns(field ? { [name]: field } : {}, [[name, offers ? { offers } : {}]]);
  const { header = '', kind, editor } = column ?? {};
  return {
    id: name,
    header,
    ...(kind && { kind }),
    ...(editor && { editor }),
    sortable: false,
    value: ({ values }) => values[name],
    editable: typedOnly,
    ...look,
  };
}

/** Where the typing begins in a new line: with what it is for, if its kind does not say so. */
export function firstColumnOf(row: Row): string {
  const { isNamed, of } = rulesOf(row) ?? {};
  if (isNamed) return 'label';
  return of === 'seller' ? 'sellerAmount' : 'buyerAmount';
}

/** As wide as each amount of the sides needs, because none may be cut: those of the lines, and the totals they come to. */
export function amountWidth(lines: readonly Line[], { totals }: StatementFigures): number {
  const known = Object.values(totals).map((total) => (total?.kind === 'figure' ? total.value : 0));
  const all = lines.flatMap((line) => sides.map((side) => Number(amountOf(line, side))));
  return moneyWidth(cents([...known, ...all].reduce<number>((most, each) => Math.max(most, Math.abs(each)), 0)));
}

const sides: readonly Side[] = ['buyer', 'seller'];

const amountColumn = (name: 'buyerAmount' | 'sellerAmount', side: Side, width: number, header = fields[name].label) =>
  fieldColumn(name, {
    header,
    width,
    value: (line) => amountOf(line, side),
    text: (line) => {
      const amount = amountOf(line, side);
      if (amount !== null) return formatMoney(amount);
      return isOpen(line, side) ? 'Open' : '';
    },
    editable(line) {
      if (line.isWorkedOut) return byHand;
      const of = rulesOf(line)?.of ?? 'each';
      if (of === 'both' && side === 'seller') return 'The seller has the amount of the borrower';
      if (of === 'buyer' && side === 'seller') return 'The seller has no part in it';
      return of === 'seller' && side === 'buyer' ? 'The borrower has no part in it' : true;
    },
  });

/** The columns of the lines: a side each, or one without a seller, never signed; what is typed is edited in place. */
export function debitColumns(
  form: SummaryForm,
  onOpen: (path: string) => void,
  removal: { label(line: Line): string; onRemove(line: Line): void } | null,
  partyNames: () => readonly string[],
  width: number,
): readonly GridColumn<Line>[] {
  const columns: readonly GridColumn<Line>[] = [
    {
      id: 'line',
      header: 'Line',
      kind: 'muted',
      width: 84,
      sortable: false,
      value: ({ summary }) => Object.values(summary?.numbers ?? {}).join(', '),
    },
    fieldColumn('label', {
      // The days of a proration stand in it, and are not cut.
      minWidth: 272,
      grow: 2,
      rowHeader: true,
      value: nameOf,
      // A line without a description is called by its kind.
      text: (line) => nameOf(line) || kindOf(line) || '',
      render: (line) => (
        <span className="flex min-w-0 items-center gap-1">
          <span className="truncate">{nameOf(line) || kindOf(line)}</span>
          <NoteMark note={line.values.note} />
        </span>
      ),
    }),
    fieldColumn('kind', { width: 168, priority: 1 }, { ...fields.kind, choices: kindsOf(form) }),
    ...(form === 'noSeller'
      ? [amountColumn('buyerAmount', 'buyer', width, 'Amount')]
      : [amountColumn('buyerAmount', 'buyer', width), amountColumn('sellerAmount', 'seller', width)]),
    fieldColumn('party', {
      minWidth: 145,
      offers: partyNames,
      editable: (line) => (rulesOf(line)?.party === null ? 'Nobody else gives or gets it' : typedOnly(line)),
    }),
    fieldColumn('note', { minWidth: 120, priority: 2 }),
    fieldColumn('remarks', { minWidth: 120, priority: 3 }),
    {
      id: 'source',
      header: 'From',
      kind: 'muted',
      width: 96,
      sortable: false,
      value: sourceOf,
      render: (line) =>
        line.isWorkedOut ? (
          <button
            type="button"
            className="min-h-6 cursor-pointer text-link underline underline-offset-2"
            onClick={() => onOpen(line.summary?.from ?? '')}
          >
            {sourceOf(line)}
          </button>
        ) : (
          sourceOf(line)
        ),
    },
  ];
  if (removal === null) return columns.map(({ editor: _editor, ...column }) => column);
  return [
    ...columns,
    {
      id: 'remove',
      header: 'Delete',
      headerHidden: true,
      value: () => '',
      render: (line) =>
        line.isWorkedOut ? null : (
          <IconButton
            icon={Trash2}
            label={removal.label(line)}
            size="sm"
            variant="quiet"
            onClick={() => removal.onRemove(line)}
          />
        ),
      width: 40,
      sortable: false,
      filterable: false,
    },
  ];
}
