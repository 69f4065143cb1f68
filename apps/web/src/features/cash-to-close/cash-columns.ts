import type { CashLine, StatementTotal } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { type GridColumn, type GridRowState, moneyEditor } from '@closewright/ui/data-grid';

/** Names a line among the rows of the grid: by its field, which the ways to it say. */
export const keyOfLine = ({ field, key }: CashLine): string => field ?? key;

const amountOf = (total: StatementTotal | null): number | null => (total?.kind === 'figure' ? total.value : null);

/** What is shown of an amount: one that is not entered yet is blank, one that cannot be worked out is open. */
const textOf = (total: StatementTotal | null, isEntered: boolean): string => {
  if (total?.kind === 'figure') return formatMoney(total.value);
  return total === null || isEntered ? '' : 'Open';
};

const answerOf = ({ change }: CashLine): string => {
  if (change === null) return '';
  return change.hasChanged ? 'Yes' : 'No';
};

const whyNot = 'It is worked out';

/** The columns of the form; what the loan estimate says is edited in place. */
export function cashColumns(mayEdit: (field: string) => boolean): readonly GridColumn<CashLine>[] {
  const columns: readonly GridColumn<CashLine>[] = [
    { id: 'label', header: 'Line', value: ({ label }) => label, minWidth: 350, rowHeader: true },
    {
      id: 'estimate',
      header: 'Loan estimate',
      kind: 'money',
      width: 136,
      value: ({ estimate }) => amountOf(estimate),
      text: ({ estimate, field }) => textOf(estimate, field !== undefined),
      editor: moneyEditor(),
      editable: ({ field }) => (field === undefined ? whyNot : mayEdit(field)),
    },
    {
      id: 'final',
      header: 'Final',
      kind: 'money',
      width: 136,
      value: ({ final }) => amountOf(final),
      text: ({ final }) => textOf(final, false),
    },
    { id: 'change', header: 'Did this change?', width: 136, value: answerOf },
    {
      id: 'reason',
      header: 'As the form says it',
      minWidth: 200,
      grow: 3,
      value: ({ change }) => change?.reasons.join('. ') ?? '',
    },
  ];
  return columns.map((column) => ({ ...column, sortable: false }));
}

/** Figures that can be asked why are dotted; the sum is ruled. */
export function stateOfLine({ key, field, estimate }: CashLine, error: string | undefined): GridRowState {
  const calculated = { origin: 'calculated' } as const;
  return {
    ...(key === 'cashToClose' && { tone: 'total' as const }),
    cells: {
      final: calculated,
      ...(field === undefined && estimate !== null && { estimate: calculated }),
      ...(error !== undefined && { estimate: { error } }),
    },
  };
}
