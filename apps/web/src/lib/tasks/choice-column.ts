import type { WorkflowTask } from '@closewright/contract/workflow';
import { itemName, type LookupItem, type LookupSets } from '@closewright/domain/lookups';
import { type CellEditor, type CellOption, type GridColumn, selectEditor } from '@closewright/ui/data-grid';

const idText = (id: number | null) => (id === null ? '' : String(id));
/** What can be chosen; the item that stands for nothing is an empty cell. */
const optionsOf = (items: readonly LookupItem[] = []): CellOption[] =>
  items.filter(({ id, inactive }) => id > 0 && !inactive).map(({ id, name }) => ({ value: String(id), label: name }));

/** The column of a task's department or person, by name. Choices travel through the grid as texts (task-edits.ts). */
export function choiceColumn<T extends WorkflowTask>(
  lookups: LookupSets,
  set: 'departments' | 'staff',
  id: 'departmentID' | 'assigneeID',
  header: string,
): GridColumn<T> & { editor: CellEditor } {
  return {
    id,
    header,
    value: (task) => idText(task[id]),
    text: (task) => itemName(lookups, set, task[id]),
    compare: (a, b) => itemName(lookups, set, a[id]).localeCompare(itemName(lookups, set, b[id])),
    width: 148,
    editor: selectEditor(optionsOf(lookups[set])),
  };
}
