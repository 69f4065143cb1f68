import type { CustomDataDefinition, CustomDataListValue } from '@closewright/contract/custom-data';
import { customDataLimits } from '@closewright/domain/custom-fields';
import { Button } from '@closewright/ui/button';
import { EmptyState } from '@closewright/ui/empty-state';
import { ListManager } from '@closewright/ui/list-manager';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { ClipboardPaste } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { confirmOrphans, storedValues } from './confirm-orphans.ts';
import { entriesOf, type ListEntryItem, newNames, sentEntries, withEntries } from './list-entries.ts';

export interface ListDialogProps {
  field: CustomDataDefinition;
  listValues: readonly CustomDataListValue[];
  /** The choices of the list this one depends on; null for a list of its own. */
  parentValues: readonly CustomDataListValue[] | null;
  /** The label of that list. */
  parentLabel: string | null;
  dialog: DialogControl<CustomDataDefinition>;
}

/** The choices of a pick list, for a child list those of one parent value at a time; saved together. */
export function ListDialog({ field, listValues, parentValues, parentLabel, dialog }: ListDialogProps) {
  const [saved] = useState(() => entriesOf(listValues));
  const [parentID, setParentID] = useState<number | null>(parentValues?.[0]?.customDataListValueID ?? null);
  const lastID = useRef(0);
  const form = useRecordDialog<{ entries: readonly ListEntryItem[] }, CustomDataDefinition>({
    dialog,
    begin: { entries: saved },
    send: async ({ entries: kept }) => {
      const { customDataDefinitionID, version, label } = field;
      const answer = await confirmOrphans(
        (confirmedOrphans) =>
          call('saveCustomDataListValues', {
            params: { customDataDefinitionID },
            body: { version, listValues: sentEntries(kept), confirmedOrphans },
          }),
        (count) => ({
          title: `Change the values of ${label}?`,
          message: `Files have ${storedValues(count)} that the list would no longer offer. They stay as they are until somebody changes them.`,
          confirmLabel: 'Change values',
        }),
      );
      return answer?.definition ?? null;
    },
  });
  const { entries } = form.values;
  const setEntries = (next: readonly ListEntryItem[]) => form.set({ entries: next });
  const shown = entries.filter((entry) => entry.parentID === parentID);
  const make = (name: string): ListEntryItem => {
    lastID.current -= 1;
    return { id: lastID.current, name, parentID };
  };
  const paste = async () => {
    const text = await dialogs.promptText({
      title: 'Paste values',
      label: 'One value a line',
      multiline: true,
      okLabel: 'Add',
      validate: (pasted) => pasteError(newNames(pasted, shown), entries.length),
    });
    if (text !== null) setEntries(withEntries(entries, parentID, [...shown, ...newNames(text, shown).map(make)]));
  };
  const countOf = (id: number) => entries.filter((entry) => entry.parentID === id).length;
  const hasNoParent = parentValues !== null && parentID === null;
  return (
    <RecordDialog form={form}>
      <div>
        <div className="flex items-end gap-2 pb-2">
          {parentValues !== null && parentValues.length > 0 && (
            <SelectField<number>
              className="min-w-0 flex-1"
              label={`Offered when ${parentLabel} is`}
              clearable={false}
              options={parentValues.map(({ customDataListValueID: id, availableValue }) => ({
                value: id,
                label: `${availableValue} (${countOf(id)})`,
              }))}
              value={parentID}
              onValueChange={setParentID}
            />
          )}
          {!hasNoParent && (
            <Button icon={ClipboardPaste} onClick={() => void paste()} className="ml-auto">
              Paste values
            </Button>
          )}
        </div>
        {hasNoParent ? (
          <EmptyState title={`${parentLabel} has no values yet`}>
            Add its values first: each of these is offered under one of them.
          </EmptyState>
        ) : (
          <ListManager<ListEntryItem>
            key={parentID}
            label={`Values of ${field.label}`}
            value={shown}
            saved={saved.filter((entry) => entry.parentID === parentID)}
            onValueChange={(next) => setEntries(withEntries(entries, parentID, next))}
            makeItem={make}
            maxLength={customDataLimits.listValue}
            max={customDataLimits.valuesPerList - entries.length + shown.length}
            reorderable
            rows={12}
          />
        )}
      </div>
    </RecordDialog>
  );
}

function pasteError(names: readonly string[], count: number): string | null {
  const { listValue, valuesPerList } = customDataLimits;
  if (names.length === 0) return 'Nothing in it is new.';
  const total = count + names.length;
  if (total > valuesPerList) return `A list has at most ${valuesPerList} values; this would make ${total}.`;
  const long = names.find((name) => name.length > listValue);
  return long === undefined ? null : `At most ${listValue} characters: "${long.slice(0, 40)}…"`;
}
