import { type GfeLine, type GfePage, gfeParts, type StatementTotal } from '@closewright/domain/closing-file';
import { formatMoney, formatRate } from '@closewright/domain/formats';
import type { ToleranceBucket } from '@closewright/domain/settlement';
import {
  type GridColumn,
  type GridFootLine,
  type GridRowState,
  type GridSections,
  moneyEditor,
} from '@closewright/ui/data-grid';

/** The key of the line at the foot. */
export const cureKey = 'cure';

const amountOf = (total: StatementTotal | null): number | null => (total?.kind === 'figure' ? total.value : null);

const textOf = (total: StatementTotal | null): string => {
  if (total === null) return '';
  return total.kind === 'figure' ? formatMoney(total.value) : 'Open';
};

const whyNot = (line: GfeLine): string =>
  line.number === '803' ? 'It follows from lines 801 and 802' : 'It follows from the charges it is made of';

const calculated = { origin: 'calculated' } as const;

/** The columns of the form; what the estimate says is edited in place. */
export function gfeColumns(mayEdit: (field: string) => boolean): readonly GridColumn<GfeLine>[] {
  const amount = (id: 'final' | 'increase', header: string, width: number): GridColumn<GfeLine> => ({
    id,
    header,
    kind: 'money',
    width,
    value: (line) => amountOf(line[id]),
    text: (line) => textOf(line[id]),
  });
  const columns: readonly GridColumn<GfeLine>[] = [
    { id: 'number', header: 'Line', width: 56, value: ({ number }) => number },
    {
      id: 'label',
      header: 'Charge',
      minWidth: 436,
      grow: 2,
      rowHeader: true,
      value: ({ label, isItem }) => (isItem ? `– ${label}` : label),
    },
    { id: 'block', header: 'GFE', width: 48, value: ({ block }) => block },
    {
      id: 'estimate',
      header: 'Good Faith Estimate',
      kind: 'money',
      width: 144,
      value: ({ estimate }) => amountOf(estimate),
      text: ({ estimate }) => textOf(estimate),
      editor: moneyEditor(),
      editable: (line) => (line.field === null ? whyNot(line) : mayEdit(line.field)),
    },
    amount('final', 'HUD-1', 104),
    amount('increase', 'Increase', 96),
    { id: 'percent', header: '%', kind: 'text', width: 88, value: () => null },
    { id: 'finding', header: 'To look at', minWidth: 140, grow: 2, value: ({ finding }) => finding ?? '' },
  ];
  return columns.map((column) => ({ ...column, sortable: false }));
}

/** Figures that can be asked why are dotted. */
export function stateOfLine(line: GfeLine, error: string | undefined): GridRowState {
  const isSum = line.estimate !== null && line.field === null;
  return {
    ...(line.number === '803' && { tone: 'subtotal' as const }),
    cells: {
      final: calculated,
      ...(line.increase !== null && { increase: calculated }),
      ...(isSum && { estimate: calculated }),
      ...(error !== undefined && { estimate: { error } }),
    },
  };
}

/** The parts of the form; the one whose charges are held to their sum has that at its head. */
export function sectionsOf({ tenPercent }: GfePage): GridSections<GfeLine> {
  const { estimate, final, increase, percent } = tenPercent ?? {};
  const sums = tenPercent && {
    cells: {
      estimate: textOf(estimate ?? null),
      final: textOf(final ?? null),
      increase: textOf(increase ?? null),
      percent: percent ? formatRate(percent.value) : '',
    },
    states: { estimate: calculated, final: calculated, increase: calculated, ...(percent && { percent: calculated }) },
  };
  return {
    // The keys of a literal are known by its type.
    list: (Object.keys(gfeParts) as ToleranceBucket[]).map((key) => ({
      key,
      title: gfeParts[key],
      ...(key === 'tenPercent' && sums),
    })),
    of: ({ bucket }) => bucket,
  };
}

/** What is to be given back to the borrower. */
export const footOf = ({ cure }: GfePage): readonly GridFootLine[] => [
  {
    key: cureKey,
    title: 'Due back to the borrower',
    note: cure === null ? 'nothing was estimated yet' : 'within 30 days of settlement, 12 CFR 1024.7(i)',
    tone: 'total',
    cells: { increase: textOf(cure) },
    ...(cure !== null && { states: { increase: calculated } }),
  },
];
