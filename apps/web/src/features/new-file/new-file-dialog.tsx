import type { FoundFile } from '@closewright/contract/file-search';
import type { NewFile } from '@closewright/contract/new-files';
import type { LookupSets } from '@closewright/domain/lookups';
import { Button } from '@closewright/ui/button';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { FileNumberField } from '@closewright/ui/file-number-field';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { SelectField } from '@closewright/ui/select-field';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { TextField } from '@closewright/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { noteJustMade } from '../../app/new-file/just-made.ts';
import { AddressField } from '../../lib/addresses/address-field.tsx';
import type { AddressNames } from '../../lib/addresses/address-names.ts';
import { queryFor } from '../../lib/api/index.ts';
import { fileOfField } from '../../lib/file-numbers/file-of-field.ts';
import { mayOpen } from '../../lib/found-files/may-open.ts';
import { DuplicateHints, soughtOf } from './duplicate-hints.tsx';
import { PartsField } from './parts-field.tsx';
import { ProcessTemplateField } from './process-template-field.tsx';
import { emptyForm, type NewFileForm, useNewFileForm } from './use-new-file-form.ts';

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

/** Create New File (building-blocks.md §2, 600 wide): where it belongs, its number, who and what it is about, and what it begins with. */
function NewFileDialog({ place, source, lookups, mayUseTemplates, onOpenDuplicate, dialog }: NewFileDialogProps) {
  const { form, set, errors, failure, attempt, isSaving, submit } = useNewFileForm(emptyForm(place, source), dialog);
  const templates = useQuery({ ...queryFor('listFileTemplates'), enabled: mayUseTemplates });
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempt]);
  const options = (set: string) =>
    (lookups[set] ?? []).map(({ id, name, inactive }) => ({ value: id, label: name, inactive }));
  const branches = (lookups.branches ?? [])
    .filter(({ regionID }) => regionID === form.regionID)
    .map(({ id, name, inactive }) => ({ value: id, label: name, inactive }));
  const select = (name: ChoiceName, label: string, set_: string) => {
    const required = name === 'kindOfOrder' || name === 'settlementStatementType';
    return (
      <SelectField<number>
        className="col-span-4"
        label={label}
        required={required}
        options={options(set_)}
        value={form[name]}
        error={errors[name]}
        onValueChange={(value) => (value !== null || !required) && set({ [name]: value })}
      />
    );
  };
  const search = async () => {
    const { askForDuplicate } = await import('../../lib/found-files/duplicate-search-dialog.tsx');
    const found = await askForDuplicate({ start: soughtOf(form), lookups });
    if (found !== null) onOpenDuplicate(found);
  };
  const text = (name: keyof NewFileForm & TextName, label: string, span: string, maxLength: number) => (
    <TextField
      className={span}
      label={label}
      maxLength={maxLength}
      value={form[name]}
      error={errors[name]}
      onValueChange={(value) => set({ [name]: name === 'propertyState' ? value.toUpperCase() : value })}
      // Where a file belongs is mostly known: typing begins with the people.
      {...(name === 'buyerFirstName' && place.branchID !== null ? { 'data-autofocus': '' } : {})}
    />
  );
  return (
    <>
      <DialogBody>
        <div ref={body} className="flex flex-col gap-3">
          {failure !== null && <DialogErrorSummary key={attempt}>{failure}</DialogErrorSummary>}
          <div className="grid grid-cols-12 items-end gap-x-field-x gap-y-field-y">
            <SelectField<number>
              className="col-span-6"
              label="Region"
              required
              options={options('regions')}
              value={form.regionID}
              error={errors.regionID}
              onValueChange={(regionID) => set({ regionID, branchID: null, workflowProcessTemplateID: undefined })}
            />
            <SelectField<number>
              className="col-span-6"
              label="Branch"
              required
              options={branches}
              value={form.branchID}
              error={errors.branchID}
              onValueChange={(branchID) => set({ branchID, workflowProcessTemplateID: undefined })}
            />
            <div className="col-span-6">
              <SegmentedControl
                label="File number"
                options={[
                  { value: 'pool', label: 'Next of the branch' },
                  { value: 'typed', label: 'Typed' },
                ]}
                value={form.isNumbered ? 'pool' : 'typed'}
                onValueChange={(how) => set({ isNumbered: how === 'pool', fileNumber: '' })}
              />
            </div>
            {form.isNumbered ? (
              <p className="col-span-6 m-0 self-center text-label text-muted">Given when the file is created</p>
            ) : (
              <FileNumberField
                className="col-span-6"
                label="File number"
                required
                check="unique"
                find={fileOfField}
                value={form.fileNumber}
                error={errors.fileNumber}
                onValueChange={(fileNumber) => set({ fileNumber })}
              />
            )}
            {select('kindOfOrder', 'Product', 'orderKinds')}
            {select('settlementStatementType', 'Statement', 'settlementStatementTypes')}
            {select('orderServiceID', 'Services', 'orderServices')}
            {select('escrowUnitID', 'Escrow unit', 'escrowUnits')}
            {select('titleUnitID', 'Title unit', 'titleUnits')}
            <Button className="col-span-4 justify-self-end" variant="quiet" icon={Search} onClick={() => void search()}>
              Search for duplicates
            </Button>
            {text('buyerFirstName', 'Buyer first name', 'col-span-5', 80)}
            {text('buyerLastName', 'Buyer last name', 'col-span-7', 80)}
            {text('sellerFirstName', 'Seller first name', 'col-span-5', 80)}
            {text('sellerLastName', 'Seller last name', 'col-span-7', 80)}
            <AddressField
              className="col-span-5"
              label="Property street"
              error={errors.propertyAddress}
              names={propertyNames}
              record={{
                read: (name) => form[name as TextName],
                set: (values) => set(Object.fromEntries(Object.entries(values).map(([name, to]) => [name, to ?? '']))),
              }}
            />
            {text('propertyCity', 'City', 'col-span-3', 80)}
            {text('propertyState', 'State', 'col-span-2', 2)}
            {text('propertyZip', 'ZIP', 'col-span-2', 10)}
          </div>
          <DuplicateHints form={form} onOpen={onOpenDuplicate} onSearch={() => void search()} />
          <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
            <ProcessTemplateField
              value={form.workflowProcessTemplateID}
              branchID={form.branchID}
              error={errors.workflowProcessTemplateID}
              onValueChange={(workflowProcessTemplateID) => set({ workflowProcessTemplateID })}
            />
            {mayUseTemplates && (
              <SelectField<number>
                className="col-span-6"
                label="From template"
                options={(templates.data ?? []).map(({ ordersID, fileNumber }) => ({
                  value: ordersID,
                  label: fileNumber,
                }))}
                placeholder={templates.data?.length === 0 ? 'No file has the status Template' : undefined}
                value={form.templateID}
                onValueChange={(templateID) => set({ templateID, copyFrom: '', copyFromID: null })}
              />
            )}
            <FileNumberField
              className="col-span-6"
              label="Copy from file"
              find={fileOfField}
              allowLocked
              value={form.copyFrom}
              error={errors.copyFrom}
              onValueChange={(copyFrom) => set({ copyFrom, templateID: null })}
              onFileChange={(file) => set({ copyFromID: file?.ordersID ?? null })}
            />
            {form.copyFromID !== null && (
              <PartsField value={form.parts} error={errors.parts} onValueChange={(parts) => set({ parts })} />
            )}
          </div>
        </div>
      </DialogBody>
      <DialogSaveFooter
        saveLabel="Create file"
        saving={isSaving}
        onSave={() => void submit()}
        onCancel={() => dialog.dismiss('cancel')}
      />
    </>
  );
}

type ChoiceName = 'kindOfOrder' | 'settlementStatementType' | 'orderServiceID' | 'escrowUnitID' | 'titleUnitID';

type TextName =
  | 'buyerFirstName'
  | 'buyerLastName'
  | 'sellerFirstName'
  | 'sellerLastName'
  | 'propertyAddress'
  | 'propertyCity'
  | 'propertyState'
  | 'propertyZip';

/** The property's fields by the parts of an address. */
const propertyNames: AddressNames = {
  address1: 'propertyAddress',
  city: 'propertyCity',
  state: 'propertyState',
  zip: 'propertyZip',
};

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
