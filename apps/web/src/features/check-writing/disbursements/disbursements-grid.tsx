import { counted, formatMoney } from '@closewright/domain/formats';
import { ledgerAccounts } from '@closewright/domain/ledger';
import {
  DataGrid,
  type GridCell,
  type GridHandle,
  type GridRowState,
  type GridSections,
} from '@closewright/ui/data-grid';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { EmptyState } from '@closewright/ui/empty-state';
import { type RefObject, useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { printObstacle } from '../print/picked-checks.ts';
import { type CheckWriting, useCheckWriting } from '../use-check-writing.ts';
import { Balance, columnsOf, statusOfRow } from './columns.tsx';
import { lines } from './explain.ts';
import type { Row } from './rows.ts';
import { isBlocked, type Turn } from './turn.ts';

export interface DisbursementsGridProps {
  rows: readonly Row[];
  turn: Turn;
  grid: RefObject<GridHandle | null>;
  current: string | null;
  /** What was refused of a row, by its key. */
  refused: ReadonlyMap<string, string>;
  /** The keys of what was made and is picked to be printed. */
  toPrint: ReadonlySet<string>;
  onCurrent(row: Row | null): void;
  onPick(keys: ReadonlySet<unknown>): void;
  onOpen(row: Row): void;
  onExplain(cell: GridCell): void;
  onCell(cell: GridCell | null): void;
  /** What can be done with the rows, where anything can. */
  menuOf?: ((rows: readonly Row[]) => readonly MenuEntry[]) | undefined;
}

const calculated = { origin: 'calculated' } as const;
const ofMade: GridRowState['cells'] = { amount: calculated };
const ofProposed: GridRowState['cells'] = { amount: calculated, balance: calculated };

/** What is to be paid in its order, each with what it leaves, and below it what was paid. */
export function DisbursementsGrid({ rows, turn, grid, refused, toPrint, menuOf, ...on }: DisbursementsGridProps) {
  const known = useCheckWriting();
  const clock = useClock();
  const made = rows.filter(({ kind }) => kind === 'made').length;
  const sections = useMemo((): GridSections<Row> => {
    return {
      list: [
        {
          key: lines.available,
          title: ledgerAccounts.available.label,
          cells: { balance: <Balance amount={turn.available.value} /> },
          states: { balance: calculated },
        },
        ...(made > 0 ? [{ key: lines.made, title: 'Made', note: counted(made, 'disbursement') }] : []),
      ],
      of: ({ kind }) => (kind === 'proposed' ? lines.available : lines.made),
    };
  }, [turn, made]);
  const picked = useMemo(() => new Set([...turn.picked, ...toPrint]), [turn, toPrint]);
  const hasMenu = menuOf !== undefined;
  const columns = useMemo(() => columnsOf(rows, hasMenu, clock), [rows, hasMenu, clock]);
  const stateOf = (row: Row): GridRowState => {
    const error = refused.get(row.key);
    const cells = row.kind === 'made' ? ofMade : ofProposed;
    if (error !== undefined) return { tone: 'error', description: error, cells };
    const blocked = row.kind === 'proposed' && isBlocked(row.turn);
    return {
      tone: blocked ? 'blocked' : undefined,
      description: blocked ? statusOfRow(row, clock.moment).words : undefined,
      cells,
    };
  };
  return (
    <DataGrid<Row>
      label="Disbursements"
      className="min-h-0 flex-1"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      rowState={stateOf}
      sections={sections}
      isComputed={(row) => row.kind === 'made' && printObstacle(row) !== null}
      foot={
        turn.rows.length === 0
          ? []
          : [
              {
                key: lines.total,
                title: `${counted(turn.rows.length, 'disbursement')}${made > 0 ? ' to be made' : ''}`,
                tone: 'total',
                cells: { amount: formatMoney(turn.total.value), balance: <Balance amount={turn.after.value} /> },
                states: { amount: calculated, balance: calculated },
              },
            ]
      }
      {...(menuOf && { selectable: true, selectedKeys: picked, onSelectedKeysChange: on.onPick })}
      actsOnSelected={false}
      currentKey={on.current}
      onCurrentChange={on.onCurrent}
      onActiveCellChange={on.onCell}
      onRowOpen={on.onOpen}
      onExplain={on.onExplain}
      rowMenu={menuOf}
      undo="page"
      handle={grid}
      gridKey="disbursements"
      empty={
        <EmptyState title={emptyTitle(known)}>What is to be paid follows from the settlement statement.</EmptyState>
      }
    />
  );
}

/** Why there are no rows. */
function emptyTitle({ money, mayReadStatement, statementFailed }: CheckWriting): string {
  if (money !== null) return 'Nothing is to be disbursed';
  return mayReadStatement && statementFailed === null ? 'Reading the statement…' : 'Nothing was paid yet';
}
