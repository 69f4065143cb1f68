import type { FoundFile } from '@closewright/contract/file-search';
import type { NewFile } from '@closewright/contract/new-files';
import type { LookupSets } from '@closewright/domain/lookups';
import { Button } from '@closewright/ui/button';
import { FileNumberField } from '@closewright/ui/file-number-field';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { AddressNames } from '../../lib/addresses/address-names.ts';
import { call, queryFor } from '../../lib/api/index.ts';
import { fileNow, fileOfField } from '../../lib/file-numbers/file-of-field.ts';
import { mayOpen } from '../../lib/found-files/may-open.ts';
import { noteJustMade } from '../../open-file/just-made.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { type FormOptions, useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { RecordForm } from '../../records/form/record-form.tsx';
import { DuplicateHints, soughtOf } from './duplicate-hints.tsx';
import { emptyForm, type NewFileForm, newFileBody, newFileErrors } from './new-file-form.ts';
import { PartsField } from './parts-field.tsx';
import { ProcessTemplateField } from './process-template-field.tsx';

export interface NewFileDialogProps {
  /** Region and branch of the user, to begin with. */
  place: Pick<NewFileForm, 'regionID' | 'branchID'>;
  /** The file it is copied from, where that is known already. */
  source?: { readonly ordersID: number; readonly fileNumber: string };
  lookups: LookupSets;
  mayUseTemplates: boolean;
  /** The file is there already: it is opened instead. */
  onOpenDuplicate: (file: FoundFile) => void;
  dialog: DialogControl<NewFile>;
}

const choice = (label: string, lookup: string, required = false) => ({ kind: 'select', label, lookup, required });
const text = (label: string, maxLength = 80) => ({ kind: 'text', label, maxLength, required: false });
const fields = {
  regionID: choice('Region', 'regions', true),
  branchID: choice('Branch', 'branches', true),
  kindOfOrder: choice('Product', 'orderKinds', true),
  settlementStatementType: choice('Statement', 'settlementStatementTypes', true),
  orderServiceID: choice('Services', 'orderServices'),
  escrowUnitID: choice('Escrow unit', 'escrowUnits'),
  titleUnitID: choice('Title unit', 'titleUnits'),
  buyerFirstName: text('Buyer first name'),
  buyerLastName: text('Buyer last name'),
  sellerFirstName: text('Seller first name'),
  sellerLastName: text('Seller last name'),
  propertyAddress: text('Property street'),
  propertyCity: text('City'),
  propertyState: text('State', 2),
  propertyZip: text('ZIP', 10),
};

/** The property's fields by the parts of an address. */
const propertyNames: AddressNames = {
  address1: 'propertyAddress',
  city: 'propertyCity',
  state: 'propertyState',
  zip: 'propertyZip',
};

/** Where a file belongs is mostly known: typing begins with the people. */
const layoutOf = (isPlaceKnown: boolean): Layout => [
  ['regionID', 6],
  ['branchID', 6],
  ['numbering', 6],
  ['fileNumber', 6],
  ['kindOfOrder', 4],
  ['settlementStatementType', 4],
  ['orderServiceID', 4],
  ['escrowUnitID', 4],
  ['titleUnitID', 4],
  ['duplicates', 4],
  ['buyerFirstName', 5, { autoFocus: isPlaceKnown }],
  ['buyerLastName', 7],
  ['sellerFirstName', 5],
  ['sellerLastName', 7],
  ['propertyAddress', 5, { address: propertyNames }],
  ['propertyCity', 3],
  ['propertyState', 2, { upperCase: true }],
  ['propertyZip', 2],
];

const beginsWith: Layout = [
  ['workflowProcessTemplateID', 6],
  ['templateID', 6],
  ['copyFrom', 6],
  ['parts', 12],
];

/** Every item of the sets, whatever the region: the user chooses the region here. */
function optionsOf(lookups: LookupSets, { regionID }: NewFileForm): FormOptions {
  const all = Object.entries(fields).map(([name, field]) => {
    const items = ('lookup' in field ? lookups[field.lookup] : undefined) ?? [];
    const offered = name === 'branchID' ? items.filter((branch) => branch.regionID === regionID) : items;
    return [name, offered.map((item) => ({ value: item.id, label: item.name, inactive: item.inactive }))] as const;
  });
  return Object.fromEntries(all);
}

/** Create New File (building-blocks.md §2, 600 wide): where it belongs, its number, who and what it is about, and what it begins with. */
function NewFileDialog({ place, source, lookups, mayUseTemplates, onOpenDuplicate, dialog }: NewFileDialogProps) {
  const form = useRecordDialog<NewFileForm, NewFile>({
    dialog,
    fields,
    options: (typed) => optionsOf(lookups, typed),
    begin: emptyForm(place, source),
    check: async (typed) => newFileErrors(await withSource(typed)),
    send: async (typed) => call('createFile', { body: newFileBody(await withSource(typed)) }),
    fieldOf: (path) => (path === 'from.ordersID' ? 'copyFrom' : undefined),
  });
  const { values, errors } = form;
  const templates = useQuery({ ...queryFor('listFileTemplates'), enabled: mayUseTemplates });
  const search = async () => {
    const { askForDuplicate } = await import('../../lib/found-files/duplicate-search-dialog.tsx');
    const found = await askForDuplicate({ start: soughtOf(values), lookups });
    if (found !== null) onOpenDuplicate(found);
  };
  /** What another place of the file brings with it; product and statement are never taken away. */
  const set = (part: Partial<NewFileForm>) => {
    if (part.kindOfOrder === null || part.settlementStatementType === null) return;
    const place = 'regionID' in part ? { ...part, branchID: null } : part;
    form.set('branchID' in place ? { ...place, workflowProcessTemplateID: undefined } : place);
  };
  return (
    <RecordDialog form={form} saveLabel="Create file">
      <RecordForm
        form={{ ...form, set }}
        layout={layoutOf(place.branchID !== null)}
        parts={{
          numbering: ({ className }) => (
            <div className={`${className} self-end`}>
              <SegmentedControl
                label="File number"
                options={[
                  { value: 'pool', label: 'Next of the branch' },
                  { value: 'typed', label: 'Typed' },
                ]}
                value={values.isNumbered ? 'pool' : 'typed'}
                onValueChange={(how) => set({ isNumbered: how === 'pool', fileNumber: '' })}
              />
            </div>
          ),
          fileNumber: (part) =>
            values.isNumbered ? (
              <p className="col-span-6 m-0 self-center text-label text-muted">Given when the file is created</p>
            ) : (
              <FileNumberField
                {...part}
                label="File number"
                required
                check="unique"
                find={fileOfField}
                value={values.fileNumber}
                onValueChange={(fileNumber) => set({ fileNumber })}
              />
            ),
          duplicates: ({ className }) => (
            <Button
              className={`${className} self-end justify-self-end`}
              variant="quiet"
              icon={Search}
              onClick={() => void search()}
            >
              Search for duplicates
            </Button>
          ),
        }}
      />
      <DuplicateHints form={values} onOpen={onOpenDuplicate} onSearch={() => void search()} />
      <RecordForm
        form={form}
        layout={beginsWith}
        parts={{
          workflowProcessTemplateID: () => (
            <ProcessTemplateField
              value={values.workflowProcessTemplateID}
              branchID={values.branchID}
              error={errors.workflowProcessTemplateID}
              onValueChange={(workflowProcessTemplateID) => set({ workflowProcessTemplateID })}
            />
          ),
          templateID: (part) =>
            mayUseTemplates && (
              <SelectField<number>
                {...part}
                label="From template"
                options={(templates.data ?? []).map(({ ordersID, fileNumber }) => ({
                  value: ordersID,
                  label: fileNumber,
                }))}
                placeholder={templates.data?.length === 0 ? 'No file has the status Template' : undefined}
                value={values.templateID}
                onValueChange={(templateID) => set({ templateID, copyFrom: '', copyFromID: null })}
              />
            ),
          copyFrom: (part) => (
            <FileNumberField
              {...part}
              label="Copy from file"
              find={fileOfField}
              allowLocked
              value={values.copyFrom}
              onValueChange={(copyFrom) => set({ copyFrom, templateID: null })}
              onFileChange={(file) => set({ copyFromID: file?.ordersID ?? null })}
            />
          ),
          parts: ({ error }) =>
            values.copyFromID !== null && (
              <PartsField value={values.parts} error={error} onValueChange={(parts) => set({ parts })} />
            ),
        }}
      />
    </RecordDialog>
  );
}

/** The form with the file that is copied from, looked for once more where its number was typed faster than it was found. */
async function withSource(form: NewFileForm): Promise<NewFileForm> {
  return { ...form, copyFromID: form.copyFromID ?? (await fileNow(form.copyFrom))?.ordersID ?? null };
}

/** What the dialog needs of the app. */
export type NewFileInput = Omit<NewFileDialogProps, 'dialog' | 'onOpenDuplicate'>;

/**
 * Asks for a new file. Resolves with the id of the file to open: the new one, or one that was there already; null when the user thinks better of it, and for
 * an id that is none (building-blocks.md §5: success needs one that is not zero).
 */
export async function askForNewFile(input: NewFileInput): Promise<number | null> {
  let duplicate: FoundFile | null = null;
  const opened = dialogs.open<Omit<NewFileDialogProps, 'dialog'>, NewFile>(
    NewFileDialog,
    {
      ...input,
      onOpenDuplicate: (file) => {
        duplicate = file;
        opened.close({ ordersID: file.ordersID, fileNumber: file.fileNumber });
      },
    },
    { title: 'Create New File', size: 600, key: 'new-file' },
  );
  const result = await opened;
  if (result.dismissed) return null;
  const { ordersID, fileNumber } = result.value;
  if (!mayOpen(ordersID)) return null;
  if (duplicate === null) {
    noteJustMade(ordersID);
    toasts.success(`File ${fileNumber} created`);
  }
  return ordersID;
}
