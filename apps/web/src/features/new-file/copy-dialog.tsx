import type { OrderDetail } from '@closewright/contract/orders';
import { catalogue } from '@closewright/domain/errors';
import { type CopiedPart, copiedParts, fileNumberError, fileNumberMessages } from '@closewright/domain/orders';
import { Banner } from '@closewright/ui/banner';
import { DialogBody, DialogErrorSummary, DialogSaveFooter } from '@closewright/ui/dialog';
import { FileNumberField } from '@closewright/ui/file-number-field';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useState } from 'react';
import { useDialogSave } from '../../app/saving/use-dialog-save.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { fileNow, fileOfField } from '../../lib/file-numbers/file-of-field.ts';
import { onNewestVersion } from './newest-version.ts';
import { PartsField } from './parts-field.tsx';

export interface CopyDialogProps {
  /** The file that is added to. */
  order: OrderDetail['order'];
  dialog: DialogControl<OrderDetail>;
}

/** Takes over parts of another file. Where the file has all of them already it says so, and stays open. */
function CopyDialog({ order, dialog }: CopyDialogProps) {
  const [number, setNumber] = useState('');
  const [source, setSource] = useState<number | null>(null);
  const [parts, setParts] = useState<readonly CopiedPart[]>(['properties', 'loans', 'contacts']);
  const [isUnchanged, setUnchanged] = useState(false);
  const { errors, failure, attempts, isSaving, save, forget } = useDialogSave();
  const change = (name: 'number' | 'parts') => {
    forget([name]);
    setUnchanged(false);
  };
  const submit = async () => {
    const from = source ?? (await fileNow(number))?.ordersID ?? null;
    const wrong = fileNumberError(number) ?? (from === null ? fileNumberMessages.missing : null);
    const found = {
      ...(wrong === null ? {} : { number: wrong }),
      ...(parts.length === 0 ? { parts: 'Choose what is taken over' } : {}),
    };
    return save(found, async () => {
      if (from === null) return;
      try {
        const body = { fromOrdersID: from, parts: copiedParts.filter((part) => parts.includes(part)) };
        dialog.close(
          await onNewestVersion(order.version, (version) =>
            call('copyFile', { params: { ordersID: order.ordersID }, body: { version, ...body } }),
          ),
        );
      } catch (error) {
        // That nothing is new is an answer, not a mistake of the user (core.md §5).
        if (messageOf(error) !== catalogue.noChangesDetected) throw error;
        setUnchanged(true);
      }
    });
  };
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary key={attempts}>{failure}</DialogErrorSummary>}
        {isUnchanged && (
          <Banner tone="info" title={catalogue.noChangesDetected} className="mb-2.5">
            This file has everything of {number.trim()} that was chosen.
          </Banner>
        )}
        <div className="grid grid-cols-12 gap-x-field-x gap-y-field-y">
          <FileNumberField
            className="col-span-6"
            label="Copy from file"
            required
            find={fileOfField}
            allowLocked
            value={number}
            error={errors.number}
            onValueChange={(text) => {
              setNumber(text);
              change('number');
            }}
            onFileChange={(file) => setSource(file?.ordersID ?? null)}
          />
          <PartsField
            value={parts}
            error={errors.parts}
            onValueChange={(next) => {
              setParts(next);
              change('parts');
            }}
          />
        </div>
        <p className="m-0 pt-2 text-label text-muted">
          What this file has already is not doubled. Fields are replaced by those the other file has filled in.
        </p>
      </DialogBody>
      <DialogSaveFooter
        saveLabel="Copy"
        saving={isSaving}
        onSave={() => void submit()}
        onCancel={() => dialog.dismiss('cancel')}
      />
    </>
  );
}

/** Asks what to copy into a file and copies it. Resolves with the file as it is then; null when nothing was copied. */
export async function askForCopy(order: OrderDetail['order']): Promise<OrderDetail | null> {
  const result = await dialogs.open<Omit<CopyDialogProps, 'dialog'>, OrderDetail>(
    CopyDialog,
    { order },
    { title: 'Copy Existing Order', subtitle: `Into file ${order.fileNumber}`, size: 600, key: 'copy-file' },
  );
  if (result.dismissed) return null;
  toasts.success(`Copied into file ${order.fileNumber}`);
  return result.value;
}
