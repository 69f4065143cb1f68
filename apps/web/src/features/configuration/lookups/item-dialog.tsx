import type { LookupItem, LookupRecord } from '@closewright/contract/lookups';
import {
  canDeactivate,
  canRename,
  type LookupSetName,
  lookupChangeErrors,
  lookupMessages,
  lookupSetRule,
} from '@closewright/domain/lookup-sets';
import { MultiSelectField } from '@closewright/ui/multi-select';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { type Layout, when } from '../../../records/form/layout.ts';
import { confirmDeactivation } from './confirm-deactivation.ts';

export interface ItemDialogProps {
  set: LookupSetName;
  /** Null adds an item. */
  item: LookupRecord | null;
  /** The names the others have. */
  otherNames: readonly string[];
  regions: readonly LookupItem[];
  dialog: DialogControl<LookupRecord>;
}

const everywhere = 0;

type ItemForm = Pick<LookupRecord, 'name' | 'data' | 'regionID' | 'regions' | 'inactive'>;

const newItem: ItemForm = { name: '', data: null, regionID: everywhere, regions: [], inactive: false };

/** Adds an item to a list, or changes one. */
export function ItemDialog({ set, item, otherNames, regions, dialog }: ItemDialogProps) {
  const { data, kind } = lookupSetRule(set);
  const places = regions.map(({ id, name }) => ({ value: id, label: name }));
  const form = useRecordDialog<ItemForm, LookupRecord>({
    dialog,
    fields: {
      name: { kind: 'text', label: 'Name', required: true, maxLength: 120 },
      data: data?.choices
        ? { kind: 'choice', label: data.label, required: true, choices: data.choices }
        : { kind: 'text', label: data?.label ?? '', required: false, maxLength: 200 },
      regionID: { kind: 'select', label: 'Region', required: false },
      inactive: { kind: 'boolean', label: 'Inactive', required: false },
    },
    options: { regionID: [{ value: everywhere, label: 'All regions' }, ...places] },
    check: (values) => lookupChangeErrors(set, item, values, otherNames),
    begin: newItem,
    send: ({ inactive: _inactive, ...body }) => call('addLookupItem', { params: { set }, body }),
    stored: item,
    save: async (base, changes) => {
      const evenIfUsed = changes.inactive === true ? await confirmDeactivation(set, base) : false;
      if (evenIfUsed === null) return null;
      const body = { version: base.version, changes, evenIfUsed };
      return call('saveLookupItem', { params: { set, itemID: base.id }, body });
    },
    words: {
      label: (name) => (name === 'regions' ? 'Further regions' : undefined),
      text: (_name, value) =>
        Array.isArray(value)
          ? places.flatMap((place) => (value.includes(place.value) ? [place.label] : [])).join(', ')
          : undefined,
    },
  });
  const { values } = form;
  const mayRename = item === null || canRename(set, item.id);
  const layout: Layout = [
    ['name', 12],
    ...when(data !== undefined, ['data', 12]),
    ['regionID', 12, { clearable: false }],
    ...when(values.regionID !== everywhere, ['regions', 12]),
    ...when(item !== null && canDeactivate(set), [
      'inactive',
      12,
      { help: 'Not offered any more. Files that have the item keep it.' },
    ]),
  ];
  return (
    <RecordDialog
      form={{
        ...form,
        set: (part) => form.set(part.regionID === everywhere ? { ...part, regions: [] } : part),
      }}
      layout={layout}
      parts={{
        ...(mayRename
          ? {}
          : {
              name: (part) => <TextField {...part} value={values.name} readOnly reason={lookupMessages.noRenaming} />,
            }),
        ...(data && !data.choices && kind !== 'open'
          ? { data: (part) => <TextField {...part} value={values.data ?? ''} readOnly /> }
          : {}),
        regions: (part) => (
          <MultiSelectField<number>
            {...part}
            label="Further regions"
            options={places.filter(({ value }) => value !== values.regionID)}
            value={values.regions}
            onValueChange={(next) => form.set({ regions: [...next] })}
          />
        ),
      }}
    />
  );
}
