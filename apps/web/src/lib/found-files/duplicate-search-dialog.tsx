import type { FoundFile } from '@closewright/contract/file-search';
import { catalogue } from '@closewright/domain/errors';
import { searchLimits } from '@closewright/domain/file-search';
import type { LookupSets } from '@closewright/domain/lookups';
import { Button } from '@closewright/ui/button';
import { Checkbox } from '@closewright/ui/checkbox';
import { DialogBody, DialogErrorSummary, DialogFooter } from '@closewright/ui/dialog';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { TextField } from '@closewright/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { queryFor } from '../api/index.ts';
import {
  type DuplicateForm,
  type DuplicateText,
  duplicateErrors,
  duplicateQuery,
  emptyDuplicateForm,
} from './duplicate-form.ts';
import { FoundFiles } from './found-files.tsx';

export interface DuplicateSearchDialogProps {
  /** What is searched for at once, as far as it is known. */
  start: Partial<DuplicateForm>;
  lookups: LookupSets;
  dialog: DialogControl<FoundFile>;
}

/** Two rows: buyer and seller, then the property. */
const layout: readonly (readonly [name: DuplicateText, label: string, className: string, maxLength: number])[] = [
  ['buyerFirstName', 'Buyer first name', 'col-span-2', searchLimits.maxLength],
  ['buyerLastName', 'Buyer last name', 'col-span-3', searchLimits.maxLength],
  ['buyerState', 'Buyer state', 'col-span-1', 2],
  ['sellerFirstName', 'Seller first name', 'col-span-2', searchLimits.maxLength],
  ['sellerLastName', 'Seller last name', 'col-span-3', searchLimits.maxLength],
  ['sellerState', 'Seller state', 'col-span-1', 2],
  ['propertyAddress', 'Property address', 'col-span-4', searchLimits.maxLength],
  ['propertySubdivision', 'Subdivision', 'col-span-3', searchLimits.maxLength],
  ['propertyTaxId', 'Tax id', 'col-span-2', searchLimits.maxLength],
];

/** Duplicate File Search (building-blocks.md §2, 90 %): files like the one somebody is about to open, with the reason for each. */
function DuplicateSearchDialog({ start, lookups, dialog }: DuplicateSearchDialogProps) {
  const [form, setForm] = useState<DuplicateForm>({ ...emptyDuplicateForm, ...start });
  const [errors, setErrors] = useState<ReturnType<typeof duplicateErrors>>({});
  const [attempts, setAttempts] = useState(0);
  const [chosen, setChosen] = useState<FoundFile | null>(null);
  const startsAtOnce = Object.keys(duplicateErrors(form)).length === 0;
  const [asked, setAsked] = useState(() => (startsAtOnce ? duplicateQuery(form) : null));
  const query = useQuery({ ...queryFor('searchDuplicates', { query: asked ?? {} }), enabled: asked !== null });
  const set = (part: Partial<DuplicateForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const search = () => {
    const found = duplicateErrors(form);
    setErrors(found);
    if (Object.keys(found).length > 0) return setAttempts((count) => count + 1);
    const next = duplicateQuery(form);
    setChosen(null);
    // The same search again reads again.
    if (JSON.stringify(next) === JSON.stringify(asked)) void query.refetch();
    else setAsked(next);
  };
  const open = (file: FoundFile | null) => {
    if (file === null) return;
    if (file.ordersID > 0) return dialog.close(file);
    // In the dialog: a toast would cover its buttons.
    setErrors({ '': catalogue.invalidOrder });
    setAttempts((count) => count + 1);
  };
  return (
    <>
      <DialogBody className="flex min-h-0 flex-1 flex-col p-0">
        <div className="flex-none border-b border-hairline px-4 py-3">
          {Object.keys(errors).length > 0 && <DialogErrorSummary key={attempts}>{errors['']}</DialogErrorSummary>}
          <div className="grid grid-cols-12 items-start gap-x-field-x gap-y-field-y">
            {layout.map(([name, label, className, maxLength]) => (
              <TextField
                key={name}
                className={className}
                label={label}
                maxLength={maxLength}
                value={form[name]}
                error={errors[name]}
                onValueChange={(text) => set({ [name]: name.endsWith('State') ? text.toUpperCase() : text })}
              />
            ))}
            <div className="col-span-3 flex items-center gap-3 pt-[17px]">
              <Checkbox
                label="All branches"
                value={form.allBranches}
                onValueChange={(allBranches) => set({ allBranches })}
              />
              <Button icon={Search} data-default="" onClick={search} className="ml-auto">
                Search
              </Button>
            </div>
          </div>
        </div>
        <FoundFiles
          query={asked === null ? null : query}
          lookups={lookups}
          onOpen={open}
          onCurrentChange={setChosen}
          hint="Enter a last name, an address, a subdivision or a tax id."
        />
      </DialogBody>
      <DialogFooter>
        <Button shortcut="Esc" onClick={() => dialog.dismiss('cancel')}>
          Close
        </Button>
        <Button
          variant="primary"
          disabled={chosen === null}
          disabledReason="Choose a file of the list"
          onClick={() => open(chosen)}
        >
          Open
        </Button>
      </DialogFooter>
    </>
  );
}

/** Asks for a file that may be there already. Resolves with the file; null when none is opened. */
export async function askForDuplicate(input: Omit<DuplicateSearchDialogProps, 'dialog'>): Promise<FoundFile | null> {
  const result = await dialogs.open<Omit<DuplicateSearchDialogProps, 'dialog'>, FoundFile>(
    DuplicateSearchDialog,
    input,
    {
      title: 'Duplicate File Search',
      size: { width: '90%', height: '90%' },
      key: 'duplicate-search',
    },
  );
  return result.dismissed ? null : result.value;
}
