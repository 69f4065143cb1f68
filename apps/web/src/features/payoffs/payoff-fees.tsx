import { Button } from '@closewright/ui/button';
import { type GridColumn, type GridHandle, moneyEditor, textEditor } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Section } from '@closewright/ui/section';
import { toasts } from '@closewright/ui/services/toasts';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { messageOf } from '../../lib/api/index.ts';
import type { Row } from '../../records/editor/aggregate.ts';
import { ChildGrid } from '../../records/rows/child-grid.tsx';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import { rowsBelow, useStatementPage, useStatementRows } from '../../records/settlement/statement-page.tsx';

const columns: readonly GridColumn<Row>[] = [
  {
    id: 'label',
    header: 'Fee',
    value: ({ values }) => values.label,
    minWidth: 140,
    rowHeader: true,
    editor: textEditor({ maxLength: statementKinds.payoffFees.fields.label?.maxLength ?? 0, required: true }),
  },
  {
    id: 'amount',
    header: 'Amount',
    kind: 'money',
    value: ({ values }) => values.amount,
    width: 120,
    editor: moneyEditor({ allowNegative: false }),
  },
];

/** What the lender adds: release, recording, statement, wire. */
export function PayoffFees({ payoffID }: { payoffID: number }) {
  const { editor, mayEdit } = useStatementPage();
  const fees = rowsBelow(useStatementRows(), 'payoffFees', payoffID);
  const grid = useRef<GridHandle>(null);
  const remove = async ({ key }: Row) => {
    try {
      await editor.remove('payoffFees', [key]);
    } catch (error) {
      toasts.error({ title: 'The fee could not be deleted', message: messageOf(error) });
    }
  };
  return (
    <Section
      name="fees"
      title="Fees"
      meta={fees.length === 0 ? 'None' : fees.length}
      actions={
        mayEdit && (
          <Button size="sm" variant="quiet" icon={Plus} onClick={() => grid.current?.actOnRows('add')}>
            Add fee
          </Button>
        )
      }
    >
      <ChildGrid
        kind="payoffFees"
        label="Fees"
        columns={columns}
        rows={fees}
        removal={{ label: ({ values }) => `Delete ${values.label ?? 'this fee'}`, onRemove: (row) => void remove(row) }}
        rowActs={{ create: () => editor.make({ payoffID }), removable: false, movable: false }}
        handle={grid}
        empty={<EmptyState title="No fee yet">{mayEdit ? 'Release, recording, statement, wire.' : ''}</EmptyState>}
      />
    </Section>
  );
}
