import type { BranchRecord, RegionRecord } from '@closewright/contract/regions';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { RecordDialog } from '../../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../../records/form/layout.ts';
import { branchTable } from '../../../records/plain/tables.plain.ts';

type BranchForm = Omit<BranchRecord, 'branchID' | 'userCount' | 'fileCount' | 'version' | 'updatedAt' | 'updatedBy'>;

export interface BranchDialogProps {
  /** Null adds a branch. */
  branch: BranchRecord | null;
  regions: readonly RegionRecord[];
  readOnly: boolean;
  dialog: DialogControl<BranchRecord>;
}

const layout: Layout = [
  ['name', 7],
  ['regionID', 5],
  ['address1', 12],
  ['city', 6],
  ['state', 2, { upperCase: true }],
  ['zip', 4],
  ['phone', 6],
  ['invoiceTaxRate', 6, { help: 'Percent of what of an invoice is taxable; 0 where nothing is taxed' }],
  [['inactive', 12, { help: 'No longer offered for new files; its files stay' }]],
];

/** A branch before anything is typed: of the default region. */
const newBranch = (regions: readonly RegionRecord[]): BranchForm => ({
  name: '',
  regionID: regions.find(({ isDefault }) => isDefault)?.regionID ?? regions[0]?.regionID ?? 0,
  address1: null,
  city: null,
  state: null,
  zip: null,
  phone: null,
  invoiceTaxRate: null,
  inactive: false,
});

/** Adds or edits one branch. */
export function BranchDialog({ branch, regions, readOnly, dialog }: BranchDialogProps) {
  const form = useRecordDialog<BranchForm, BranchRecord>({
    dialog,
    fields: branchTable,
    options: {
      regionID: regions.map(({ regionID, description, inactive }) => ({
        value: regionID,
        label: description,
        inactive,
      })),
    },
    schemas: async () => (await import('@closewright/contract/regions')).branchFields,
    begin: newBranch(regions),
    send: (body) => call('createBranch', { body }),
    stored: branch,
    save: ({ branchID, version }, changes) => call('saveBranch', { params: { branchID }, body: { version, changes } }),
  });
  return <RecordDialog form={form} layout={layout} readOnly={readOnly} />;
}
