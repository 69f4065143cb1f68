import { counted } from '@closewright/domain/formats';
import type { LookupSets } from '@closewright/domain/lookups';
import { type StaffDuty, staffDuties, staffDutyLabels } from '@closewright/domain/portfolio';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { DialogBody, DialogFooter } from '@closewright/ui/dialog';
import { SelectField } from '@closewright/ui/select-field';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Skeleton } from '@closewright/ui/skeleton';
import { messageOf } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { ReassignFilesGrid } from './reassign-files-grid.tsx';
import { useReassign } from './use-reassign.ts';

export interface ReassignDialogProps {
  ordersIDs: readonly number[];
  lookups: LookupSets;
  /** Files were handed over. */
  onDone: () => void;
  dialog: DialogControl;
}

const nobody = 0;

/** Hands files over: who takes which duty, what that does to each file, and afterwards what became of each. */
export function ReassignDialog({ ordersIDs, lookups, onDone, dialog }: ReassignDialogProps) {
  const { form, choices, hasChoice, files, count, result, preview } = useReassign(ordersIDs, dialog, onDone);
  const { errors, set } = form;
  const staff = (lookups.staff ?? []).filter(({ inactive }) => !inactive);
  const options = [{ value: nobody, label: 'Nobody' }, ...staff.map(({ id, name }) => ({ value: id, label: name }))];
  const obstacle = !hasChoice
    ? 'Choose who takes over first.'
    : preview.isFetching
      ? 'The files are being looked at.'
      : count === 0
        ? 'No file would change.'
        : null;
  if (result !== null && files !== null) {
    const done = result.files.filter(({ outcome }) => outcome === 'done').length;
    const left = result.files.filter(({ outcome }) => outcome === 'left').length;
    return (
      <>
        <DialogBody>
          <div className="flex flex-col gap-3">
            <Banner
              tone={left === 0 ? 'info' : 'warning'}
              title={`${counted(done, 'file')} reassigned${left === 0 ? '' : `, ${left} left as ${left === 1 ? 'it is' : 'they are'}`}`}
            />
            <ReassignFilesGrid files={files} choices={choices} lookups={lookups} />
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" data-autofocus="" onClick={() => dialog.close()}>
            Close
          </Button>
        </DialogFooter>
      </>
    );
  }
  const duty = (name: StaffDuty) => (
    <SelectField<number>
      key={name}
      className="col-span-6"
      label={staffDutyLabels[name]}
      placeholder="Stays as it is"
      options={options}
      value={choices[name] === undefined ? null : (choices[name] ?? nobody)}
      error={errors[name]}
      onValueChange={(value) => set({ [name]: value === null ? undefined : value === nobody ? null : value })}
    />
  );
  return (
    <RecordDialog
      form={form}
      saveLabel={count === 0 ? 'Reassign' : `Reassign ${counted(count, 'file')}`}
      obstacle={obstacle}
    >
      <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">{staffDuties.map(duty)}</div>
      {hasChoice && preview.isError && <Banner tone="danger" title={messageOf(preview.error)} />}
      {hasChoice && files === null && preview.isFetching && <Skeleton rows={6} label="Looking at the files" />}
      {files !== null && <ReassignFilesGrid files={files} choices={choices} lookups={lookups} />}
      {!hasChoice && (
        <p className="m-0 text-body text-muted">
          What becomes of each file is shown here before anything is saved. Files that are locked or in use stay as they
          are.
        </p>
      )}
    </RecordDialog>
  );
}
