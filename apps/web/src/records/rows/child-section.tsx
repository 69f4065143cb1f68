import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import type { GridColumn, GridHandle } from '@closewright/ui/data-grid';
import { EmptyState } from '@closewright/ui/empty-state';
import { Section } from '@closewright/ui/section';
import { Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useStore } from '../../lib/store.ts';
import type { Row } from '../editor/aggregate.ts';
import { childrenOf } from '../editor/rows.ts';
import { ChildGrid } from './child-grid.tsx';
import { useFieldGrid } from './go-to-field.ts';
import { useKindMode, useRecordPage, useRows } from './page-context.ts';
import { type RemoveQuestion, useRemoveRow } from './use-remove-row.ts';

export interface ChildSectionProps {
  kind: string;
  /** Names the section, whose state is kept. */
  name: string;
  title: string;
  /** The id of the row these belong to. */
  parentID: number;
  /** See `fieldColumns`. */
  columns: readonly GridColumn<Row>[];
  /** What a new row says beside another one, beyond what its kind begins with. */
  next?: (beside: Row | null) => Row['values'];
  /** What one is called in the button that takes it away: "the taxes of 2013". */
  nameOf: (row: Row) => string;
  /** Asked before one is taken away; of several, where their adding is undone, how many they are. */
  question?: (row: Row) => RemoveQuestion;
  /** Above the rows. */
  lead?: ReactNode;
  /** What stands there while there is none. */
  empty: { title: string; hint: string };
}

/** The rows that belong to the row in hand, as a section of its form: a grid with the rows' own keys, and a button for each act. */
export function ChildSection({
  kind,
  name,
  title,
  parentID,
  columns,
  next,
  nameOf,
  question,
  lead,
  empty,
}: ChildSectionProps) {
  const { editor } = useRecordPage();
  const mayEdit = useKindMode(kind).mode === 'edit';
  const { noun = 'row', many, parent, begin } = editor.kinds[kind] ?? {};
  const rows = childrenOf(editor.kinds, useRows(), kind, parentID);
  const errors = useStore(editor.errors);
  const grid = useRef<GridHandle>(null);
  useFieldGrid(kind, grid);
  const remove = useRemoveRow(kind);
  const removeRows = (gone: readonly Row[]) => {
    const [first, ...more] = gone;
    const asked = first && question?.(first);
    const title = `Delete ${counted(gone.length, noun, many)}?`;
    return remove(gone, asked && more.length > 0 ? { ...asked, title } : asked);
  };
  const create = (beside: Row | null) =>
    editor.make({ [parent?.id ?? '']: parentID, ...begin?.(beside === null ? [] : [beside]), ...next?.(beside) });
  const wrong = rows.filter(({ key }) => Object.keys(errors).some((path) => path.startsWith(`${kind}.${key}.`)));
  return (
    <Section
      name={name}
      title={title}
      meta={rows.length === 0 ? 'None' : rows.length}
      errors={wrong.length}
      actions={
        mayEdit && (
          <Button size="sm" variant="quiet" icon={Plus} onClick={() => grid.current?.actOnRows('add')}>
            Add {noun}
          </Button>
        )
      }
    >
      {lead}
      <ChildGrid
        // What is marked or refused in a grid is of the rows below one row.
        key={parentID}
        kind={kind}
        label={title}
        columns={columns}
        rows={rows}
        removal={{ label: (row) => `Delete ${nameOf(row)}`, onRemove: removeRows }}
        // A row is taken away by its button, which may ask, and the rows have no order of their own.
        rowActs={{ create, removable: false, movable: false }}
        handle={grid}
        empty={<EmptyState title={empty.title}>{mayEdit ? empty.hint : ''}</EmptyState>}
      />
    </Section>
  );
}
