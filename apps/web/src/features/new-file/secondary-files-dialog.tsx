import type { RelatedFile } from '@closewright/contract/new-files';
import type { OrderDetail } from '@closewright/contract/orders';
import type { LookupSets } from '@closewright/domain/lookups';
import { maxSecondaryFiles } from '@closewright/domain/orders';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { DialogBody, DialogFooter } from '@closewright/ui/dialog';
import { FileNumberField } from '@closewright/ui/file-number-field';
import { NumberField } from '@closewright/ui/number-field';
import { SegmentedControl } from '@closewright/ui/segmented-control';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import type { ReactNode } from 'react';
import { call } from '../../lib/api/index.ts';
import { fileOfField } from '../../lib/file-numbers/file-of-field.ts';
import { mayOpen } from '../../lib/found-files/may-open.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import { onNewestVersion } from './newest-version.ts';
import { PartsField } from './parts-field.tsx';
import { RelatedFiles } from './related-files.tsx';
import {
  emptySecondaryForm,
  type SecondaryForm,
  secondaryErrors,
  secondaryNumbers,
  wantedNumbers,
} from './secondary-form.ts';

/** Files were created, or one of them is to be opened. */
type SecondaryResult = { created: readonly RelatedFile[] } | { open: RelatedFile };

export interface SecondaryFilesDialogProps {
  /** The file that becomes the primary. */
  order: OrderDetail['order'];
  /** The files that belong together already, the primary first. */
  files: readonly RelatedFile[];
  lookups: LookupSets;
  /** Why none can be created here; null where they can. */
  reason: string | null;
  dialog: DialogControl<SecondaryResult>;
}

/** Create New Secondary Files (building-blocks.md §2, 800 x 610): the files that belong to this one, and new ones. */
function SecondaryFilesDialog(props: SecondaryFilesDialogProps) {
  const { order, files, lookups, reason, dialog } = props;
  const open = (file: RelatedFile) => {
    if (mayOpen(file.ordersID)) dialog.close({ open: file });
  };
  const list = files.length > 0 && (
    <RelatedFiles files={files} ordersID={order.ordersID} lookups={lookups} onOpen={open} />
  );
  if (reason === null) return <NewSecondaryFiles {...props} list={list} />;
  return (
    <>
      <DialogBody>
        <Banner tone="neutral" title={reason} className="mb-2.5">
          You can open the files that belong together.
        </Banner>
        {list || <p className="m-0 text-muted">No other file belongs to this one.</p>}
      </DialogBody>
      <DialogFooter>
        <Button variant="primary" onClick={() => dialog.dismiss('close')}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}

function NewSecondaryFiles({ order, dialog, list }: SecondaryFilesDialogProps & { list: ReactNode }) {
  const { ordersID, version, fileNumber } = order;
  const form = useRecordDialog<SecondaryForm, SecondaryResult>({
    dialog,
    begin: emptySecondaryForm,
    check: secondaryErrors,
    send: async (values) => {
      const body = { fileNumbers: secondaryNumbers(values), parts: [...values.parts] };
      const created = await onNewestVersion(version, (newest) =>
        call('createSecondaryFiles', { params: { ordersID }, body: { version: newest, ...body } }),
      );
      return { created };
    },
    fieldOf: (path) => /^fileNumbers\.(\d+)$/.exec(path)?.[1],
  });
  const { values, errors, set } = form;
  const type = (at: number, text: string) => {
    set({ numbers: wantedNumbers(values).map((known, place) => (place === at ? text : known)) });
    form.forget(String(at));
  };
  return (
    <RecordDialog form={form} lead={list} saveLabel={values.count === 1 ? 'Create file' : 'Create files'}>
      <div className="grid grid-cols-12 items-start gap-x-field-x gap-y-field-y">
        <NumberField
          className="col-span-3"
          label="New files"
          required
          min={1}
          max={maxSecondaryFiles}
          align="start"
          data-autofocus=""
          value={values.count}
          error={errors.count}
          onValueChange={(count) => set({ count })}
        />
        <div className="col-span-9 pt-[17px]">
          <SegmentedControl
            label="File numbers"
            options={[
              { value: 'pool', label: 'Next of the branch' },
              { value: 'typed', label: 'Typed' },
            ]}
            value={values.isNumbered ? 'pool' : 'typed'}
            onValueChange={(how) => set({ isNumbered: how === 'pool' })}
          />
        </div>
        {!values.isNumbered &&
          wantedNumbers(values)
            .slice(0, maxSecondaryFiles)
            .map((text, at) => (
              <FileNumberField
                // biome-ignore lint/suspicious/noArrayIndexKey: a number is the one of its place.
                key={at}
                className="col-span-4"
                label={`File number ${at + 1}`}
                required
                check="unique"
                find={fileOfField}
                value={text}
                error={errors[String(at)]}
                onValueChange={(next) => type(at, next)}
                onSeveral={(numbers) => set({ numbers, count: numbers.length })}
              />
            ))}
        <PartsField value={values.parts} error={undefined} onValueChange={(parts) => set({ parts })} />
      </div>
      <p className="m-0 text-label text-muted">
        File {fileNumber} becomes the primary file. The new files have its region, branch, product, statement and units.
      </p>
    </RecordDialog>
  );
}

/** Shows the files that belong to a file and creates further ones. Resolves with what was created or is to be opened; null for neither. */
export async function askForSecondaryFiles(
  input: Omit<SecondaryFilesDialogProps, 'dialog'>,
): Promise<SecondaryResult | null> {
  const result = await dialogs.open<Omit<SecondaryFilesDialogProps, 'dialog'>, SecondaryResult>(
    SecondaryFilesDialog,
    input,
    {
      title: 'Create New Secondary Files',
      subtitle: `File ${input.order.fileNumber}`,
      size: { width: 800, height: 610 },
      key: 'secondary-files',
    },
  );
  if (result.dismissed) return null;
  if ('created' in result.value) toasts.success(createdText(input.files, result.value.created));
  return result.value;
}

/** The files that were not there before, in words. */
function createdText(before: readonly RelatedFile[], after: readonly RelatedFile[]): string {
  const known = new Set(before.map(({ ordersID }) => ordersID));
  const added = after
    .filter((file) => !file.isPrimary && !known.has(file.ordersID))
    .map(({ fileNumber }) => fileNumber);
  return added.length === 1 ? `Secondary file ${added[0]} created` : `${added.length} secondary files created`;
}
