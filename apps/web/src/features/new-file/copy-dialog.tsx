import type { OrderDetail } from '@closewright/contract/orders';
import { catalogue } from '@closewright/domain/errors';
import { type CopiedPart, copiedParts, fileNumberError, fileNumberMessages } from '@closewright/domain/orders';
import { Banner } from '@closewright/ui/banner';
import { FileNumberField } from '@closewright/ui/file-number-field';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useState } from 'react';
import { call, messageOf } from '../../lib/api/index.ts';
import { fileNow, fileOfField } from '../../lib/file-numbers/file-of-field.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { onNewestVersion } from './newest-version.ts';
import { PartsField } from './parts-field.tsx';

export interface CopyDialogProps {
  /** The file that is added to. */
  order: OrderDetail['order'];
  dialog: DialogControl<OrderDetail>;
}

const begin = { number: '', parts: ['properties', 'loans', 'contacts'] as readonly CopiedPart[] };

const layout: Layout = [
  ['number', 6],
  ['parts', 12],
];

/** Takes over parts of another file. Where the file has all of them already it says so, and stays open. */
function CopyDialog({ order: { ordersID, version }, dialog }: CopyDialogProps) {
  const [source, setSource] = useState<number | null>(null);
  const [isUnchanged, setUnchanged] = useState(false);
  const sourceOf = async (number: string) => source ?? (await fileNow(number))?.ordersID ?? null;
  const form = useRecordDialog<typeof begin, OrderDetail>({
    dialog,
    begin,
    guard: false,
    check: async ({ number, parts }) => {
      const from = await sourceOf(number);
      const wrong = fileNumberError(number) ?? (from === null ? fileNumberMessages.missing : null);
      return {
        ...(wrong === null ? {} : { number: wrong }),
        ...(parts.length === 0 ? { parts: 'Choose what is taken over' } : {}),
      };
    },
    send: async ({ number, parts }) => {
      const fromOrdersID = await sourceOf(number);
      if (fromOrdersID === null) return null;
      const body = { fromOrdersID, parts: copiedParts.filter((part) => parts.includes(part)) };
      try {
        return await onNewestVersion(version, (newest) =>
          call('copyFile', { params: { ordersID }, body: { version: newest, ...body } }),
        );
      } catch (error) {
        // That nothing is new is an answer, not a mistake of the user (core.md §5).
        if (messageOf(error) !== catalogue.noChangesDetected) throw error;
        setUnchanged(true);
        return null;
      }
    },
  });
  const { number, parts } = form.values;
  const set = (part: Partial<typeof begin>) => {
    form.set(part);
    setUnchanged(false);
  };
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel="Copy"
      lead={
        isUnchanged && (
          <Banner tone="info" title={catalogue.noChangesDetected}>
            This file has everything of {number.trim()} that was chosen.
          </Banner>
        )
      }
      parts={{
        number: (part) => (
          <FileNumberField
            {...part}
            label="Copy from file"
            required
            find={fileOfField}
            allowLocked
            value={number}
            onValueChange={(typed) => set({ number: typed })}
            onFileChange={(file) => setSource(file?.ordersID ?? null)}
          />
        ),
        parts: ({ error }) => <PartsField value={parts} error={error} onValueChange={(next) => set({ parts: next })} />,
      }}
    >
      <p className="m-0 text-label text-muted">
        What this file has already is not doubled. Fields are replaced by those the other file has filled in.
      </p>
    </RecordDialog>
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
