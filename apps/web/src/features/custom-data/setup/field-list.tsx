import type { CustomDataDefinition, CustomDataTab } from '@closewright/contract/custom-data';
import { customDataLimits, customFieldTypes, isList } from '@closewright/domain/custom-fields';
import { counted } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { EmptyState } from '@closewright/ui/empty-state';
import { dialogs } from '@closewright/ui/services/dialogs';
import type { TreeAction, TreeItem, TreeRow } from '@closewright/ui/tree-list';
import { Settings2 } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import { FieldDialog } from './field-dialog.tsx';
import { fieldErrors, fieldSettings, fieldsFull } from './field-settings.ts';
import { openList } from './open-list.ts';
import { OrderedList } from './ordered-list.tsx';
import { removeField } from './remove-setup.ts';
import { withField } from './setup-data.ts';
import type { SetupActs } from './use-setup.ts';

interface FieldItem extends TreeItem {
  id: number;
  field: CustomDataDefinition;
  /** Label of the list a child list depends on. */
  parentLabel: string | null;
}

export interface FieldListProps {
  tab: CustomDataTab;
  fields: readonly CustomDataDefinition[];
  acts: SetupActs;
  readOnly: boolean;
}

/** The fields of a tab, in their order. */
export function FieldList({ tab, fields, acts, readOnly }: FieldListProps) {
  const items = useMemo(() => fields.map((field) => fieldItem(field, fields)), [fields]);
  const edit = async (field: CustomDataDefinition | null, known = fields) => {
    const answer = await dialogs.open(
      FieldDialog,
      { field, tab, fields: known },
      { title: field === null ? 'Add field' : `Field ${field.label}`, size: 'small', key: 'custom-data-field' },
    );
    if (answer.dismissed) return;
    const { field: saved, again } = answer.value;
    acts.adopt((data) => withField(data, saved));
    if (again) void edit(null, [...known, saved]);
  };
  const editList = async (field: CustomDataDefinition) => {
    const saved = await openList(field, fields);
    if (saved !== null) acts.adopt((data) => withField(data, saved));
  };
  const remove = ({ field }: FieldItem) =>
    acts.attempt('The field was not deleted', async () => {
      const setup = await removeField(field);
      if (setup !== null) acts.adopt(() => setup);
    });
  const latest = useRef({ edit, editList });
  latest.current = { edit, editList };
  const fieldText = useCallback(
    (row: TreeRow<FieldItem>) => (
      <FieldText item={row.item} onValues={(field) => void latest.current.editList(field)} />
    ),
    [],
  );
  const actions = useMemo<TreeAction<FieldItem>[]>(
    () => [
      {
        id: 'settings',
        label: 'Settings of',
        icon: Settings2,
        onAct: ({ item }) => void latest.current.edit(item.field),
      },
    ],
    [],
  );
  return (
    <OrderedList<FieldItem>
      title="Fields"
      noun="field"
      items={items}
      onChoose={() => {}}
      onOrder={(ids) => void acts.orderFields(tab.customDataTabID, ids.map(Number))}
      onRename={({ field }, name) => void acts.renameField(field, name)}
      nameError={(name, { field }) =>
        fieldErrors({ ...fieldSettings(field), label: name }, field, fields).label ?? null
      }
      maxLength={customDataLimits.fieldLabel}
      actions={actions}
      onAdd={() => void edit(null)}
      addDisabledReason={fields.length >= customDataLimits.fieldsPerTab ? fieldsFull : undefined}
      onDelete={(item) => void remove(item)}
      renderText={fieldText}
      readOnly={readOnly}
      empty={<EmptyState title="No fields on this tab yet">Press Ins, or the plus above, to add the first.</EmptyState>}
    />
  );
}

function fieldItem(field: CustomDataDefinition, fields: readonly CustomDataDefinition[]): FieldItem {
  const { customDataDefinitionID: id, label, parentID, gridListValueRequired } = field;
  const parent = fields.find((other) => other.customDataDefinitionID === parentID);
  const badges = gridListValueRequired ? [{ id: 'required', label: 'Required', tone: 'info' as const }] : [];
  return { id, text: label, field, parentLabel: parent?.label ?? null, badges };
}

/** A field as its row shows it: its label, what type it is, and the way to its choices. */
function FieldText({ item, onValues }: { item: FieldItem; onValues: (field: CustomDataDefinition) => void }) {
  const { field, parentLabel } = item;
  const { customDataType: type, listValueCount } = field;
  const values = counted(listValueCount, 'value');
  return (
    <>
      <span className={field.displayLabel ? undefined : 'italic'}>{item.text}</span>{' '}
      <span className="ml-1 text-label text-muted">
        {customFieldTypes[type].label}
        {parentLabel !== null && ` by ${parentLabel}`}
        {!field.displayLabel && ', without label'}
      </span>
      {isList(type) && (
        <Button
          size="sm"
          variant="quiet"
          className="-my-1 ml-1"
          aria-label={`${values} of ${item.text}`}
          onClick={(event) => {
            event.stopPropagation();
            onValues(field);
          }}
        >
          {values}
        </Button>
      )}
    </>
  );
}
