import type { RegionRecord } from '@closewright/contract/regions';
import { settlementStatementTypeName, settlementStatementTypes } from '@closewright/domain/orders';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { regionTable } from '../../../records/plain/tables.plain.ts';

export interface RegionDialogProps {
  /** Null adds a region. */
  region: RegionRecord | null;
  readOnly: boolean;
  dialog: DialogControl<RegionRecord>;
}

const newRegion = {
  regID: '',
  description: '',
  defaultSSType: settlementStatementTypes[0]?.id ?? 0,
  isDefault: false,
  isAdminRegion: false,
  inactive: false,
};

const layout: Layout = [
  ['regID', 4, { upperCase: true }],
  ['description', 8],
  ['defaultSSType', 4],
  [
    ['isDefault', 12, { help: 'Takes the place of the default region there is now' }],
    ['isAdminRegion', 12, { help: 'Its users see the files of every region' }],
    ['inactive', 12, { help: 'Its users no longer have it; its files stay' }],
  ],
];

/** The statements there are, and none where a region has none. */
function statementOptions(type: number) {
  const known = settlementStatementTypes.map(({ id, label }) => ({ value: id, label }));
  return settlementStatementTypeName(type) === null ? [{ value: type, label: 'None' }, ...known] : known;
}

/** Adds or edits one region. */
export function RegionDialog({ region, readOnly, dialog }: RegionDialogProps) {
  const form = useRecordDialog<typeof newRegion, RegionRecord>({
    dialog,
    fields: regionTable,
    options: ({ defaultSSType }) => ({ defaultSSType: statementOptions(defaultSSType) }),
    schemas: async () => (await import('@closewright/contract/regions')).regionFields,
    begin: newRegion,
    send: (body) => call('createRegion', { body }),
    stored: region,
    save: ({ regionID, version }, changes) => call('saveRegion', { params: { regionID }, body: { version, changes } }),
  });
  return <RecordDialog form={form} layout={layout} readOnly={readOnly} />;
}
