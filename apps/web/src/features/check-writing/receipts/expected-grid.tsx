import { type ExpectedReceipt, keepsAll } from '@closewright/domain/check-writing';
import type { StatementTotal } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { DataGrid, type GridCell, type GridColumn, rowMenuColumn } from '@closewright/ui/data-grid';
import { openWhyOf } from '../../../lib/why/why.ts';
import { explainTotal } from '../../../records/settlement/explain-total.ts';
import { useCheckWriting } from '../use-check-writing.ts';

export interface ExpectedGridProps {
  expected: readonly ExpectedReceipt[];
  onReceive(from: ExpectedReceipt): void;
  /** It is owed what it would bring, and brings nothing. */
  onKeepAll(from: ExpectedReceipt): void;
}

/** Who a receipt is expected from; money that nobody has said the giver of is told so. */
export const giverName = ({ name }: ExpectedReceipt): string => name ?? 'Nobody by name';

const amounts = ['expected', 'received', 'left'] as const;
const labels = { expected: 'Expected', received: 'Received', left: 'Still to come' } as const;

const totalOf = (row: ExpectedReceipt, name: (typeof amounts)[number]): StatementTotal =>
  name === 'received' ? { kind: 'figure', ...row.received } : row[name];

const columns: readonly GridColumn<ExpectedReceipt>[] = [
  { id: 'name', header: 'From', rowHeader: true, minWidth: 180, grow: 1, value: giverName },
  ...amounts.map(
    (name): GridColumn<ExpectedReceipt> => ({
      id: name,
      header: labels[name],
      kind: 'money',
      width: 132,
      value: (row) => {
        const total = totalOf(row, name);
        return total.kind === 'figure' ? total.value : null;
      },
      text: (row) => {
        const total = totalOf(row, name);
        if (total.kind === 'open') return 'Open';
        return `${name === 'received' && row.isAllKept ? 'Kept ' : ''}${formatMoney(total.value)}`;
      },
    }),
  ),
  rowMenuColumn,
].map((column) => ({ ...column, sortable: false, filterable: false }));

const states = { cells: Object.fromEntries(amounts.map((name) => [name, { origin: 'calculated' as const }])) };

/** What is to come in by the statement, from whom. Enter receives it. */
export function ExpectedGrid({ expected, onReceive, onKeepAll }: ExpectedGridProps) {
  const { onOpenField, refusal } = useCheckWriting();
  const explain = ({ rowKey, columnId }: GridCell) => {
    const row = expected.find(({ party }) => party === rowKey);
    const name = amounts.find((each) => each === columnId);
    if (row === undefined || name === undefined) return;
    openWhyOf({
      name: `expected.${row.party}.${name}`,
      explanation: explainTotal(
        `${name === 'received' && row.isAllKept ? 'Kept' : labels[name]}, ${giverName(row)}`,
        totalOf(row, name),
      ),
      onOpenField,
    });
  };
  const keepAllItem = (row: ExpectedReceipt) => {
    const reason = refusal ?? (row.name === null ? 'Name in the statement who it is first.' : null);
    return {
      id: 'keepAll',
      label: 'Keeps all, brings nothing…',
      ...(reason !== null && { disabled: true, disabledReason: reason }),
      onSelect: () => onKeepAll(row),
    };
  };
  return (
    <div
      data-density="compact"
      className="flex max-h-[46%] flex-none flex-col border-b border-strong"
      // As high as its rows are.
      style={{ height: `calc(var(--grid-head) + ${expected.length} * var(--grid-row) + 2px)` }}
    >
      <DataGrid
        label="Expected by the statement"
        className="min-h-0 flex-1"
        columns={columns}
        rows={expected}
        rowKey={({ party }) => party}
        rowState={() => states}
        onExplain={explain}
        onRowOpen={(row) => refusal === null && onReceive(row)}
        openOn="double-click"
        rowMenu={([row]) =>
          row === undefined
            ? []
            : [
                {
                  id: 'receive',
                  label: 'Add receipt',
                  detail: 'Enter',
                  ...(refusal !== null && { disabled: true, disabledReason: refusal }),
                  onSelect: () => onReceive(row),
                },
                ...(keepsAll(row) === null ? [] : [keepAllItem(row)]),
              ]
        }
      />
    </div>
  );
}
