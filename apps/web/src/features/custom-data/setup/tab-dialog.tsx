import type { CustomDataTab } from '@closewright/contract/custom-data';
import { customDataLimits, ReferenceTable, referenceTableLabels } from '@closewright/domain/custom-fields';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import { mustBeThere } from '../../../records/field/record-field.tsx';
import { type Layout, when } from '../../../records/form/layout.ts';

export interface TabDialogProps {
  /** Null adds a tab. */
  tab: CustomDataTab | null;
  referenceTable: ReferenceTable;
  regions: readonly { regionID: number; regionDisplay: string }[];
  dialog: DialogControl<CustomDataTab>;
}

const allRegions = 0;

type TabForm = Pick<CustomDataTab, 'label' | 'display' | 'inFileMain' | 'regionID'>;

const newTab: TabForm = { label: '', display: true, inFileMain: false, regionID: allRegions };

const fields = {
  label: { kind: 'text', label: 'Name of the tab', ...mustBeThere, maxLength: customDataLimits.tabLabel },
  regionID: { kind: 'select', label: 'Region', required: false },
  display: { kind: 'boolean', label: 'Shown on files', required: false },
  inFileMain: {
    kind: 'boolean',
    label: `Also on ${referenceTableLabels[ReferenceTable.FileMain]}`,
    required: false,
  },
};

const layoutOf = (referenceTable: ReferenceTable): Layout => [
  ['label', 12],
  ['regionID', 12, { help: 'Files of other regions do not show the tab.' }],
  ['display', 12, { help: 'A hidden tab keeps what files have stored.' }],
  ...when(referenceTable === ReferenceTable.Orders, ['inFileMain', 12]),
];

/** Adds a tab or changes its settings. */
export function TabDialog({ tab, referenceTable, regions, dialog }: TabDialogProps) {
  const options = [
    { value: allRegions, label: 'All regions' },
    ...regions
      .filter(({ regionID }) => regionID !== allRegions)
      .map(({ regionID, regionDisplay }) => ({ value: regionID, label: regionDisplay })),
  ];
  const form = useRecordDialog<TabForm, CustomDataTab>({
    dialog,
    fields,
    options: { regionID: options },
    begin: newTab,
    send: (values) => call('createCustomDataTab', { body: { referenceTable, ...values } }),
    stored: tab,
    save: ({ customDataTabID, version }, changes) =>
      call('saveCustomDataTab', { params: { customDataTabID }, body: { version, changes } }),
  });
  const { regionID } = form.values;
  return (
    <RecordDialog
      form={form}
      layout={layoutOf(referenceTable)}
      parts={{
        regionID: (part) => (
          <SelectField<number>
            {...part}
            clearable={false}
            options={options}
            value={regionID}
            valueLabel={`Region ${regionID}`}
            onValueChange={(next) => form.set({ regionID: next ?? allRegions })}
          />
        ),
      }}
    />
  );
}
