import type { AchReturnRow, AchReturnsPreview } from '@closewright/contract/wires';
import { counted } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { DialogBody, DialogSaveFooter } from '@closewright/ui/dialog';
import { FileUpload } from '@closewright/ui/file-upload';
import { TextLink } from '@closewright/ui/link';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useState } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { call, messageOf } from '../../lib/api/index.ts';
import { base64Of } from '../../lib/base64-of.ts';
import { readingWords } from '../../lib/reading-words.ts';
import { achReturnNames, leftWords } from './returns-words.ts';

/** How many payments came back, and how many entries were left. */
export interface TakenReturns {
  readonly taken: number;
  readonly left: number;
}

interface Chosen {
  readonly fileName: string;
  readonly content: string;
  readonly preview: AchReturnsPreview;
}

const columns: readonly TableColumn<AchReturnRow>[] = [
  { id: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { id: 'state', header: 'State', cell: ({ state }) => achReturnNames[state] },
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ payment }) =>
      payment === null
        ? 'None'
        : `${payment.reference}, ${payment.payee}, ${payment.fileNumber === null ? 'no file' : `file ${payment.fileNumber}`}`,
  },
  { id: 'name', header: 'Name at the bank', cell: ({ name }) => name },
  { id: 'amount', header: 'Amount', numeric: true, cell: ({ amount }) => amountText(amount) },
  { id: 'words', header: 'What it says', cell: said },
];

function said({ state, words, payment }: AchReturnRow) {
  const payee = state === 'Change' ? payment?.wirePayeeID : null;
  return payee == null ? (
    words
  ) : (
    <>
      {words}: <TextLink href={`/configuration/wire-payees?payee=${payee}`}>open the payee</TextLink>
    </>
  );
}

/** Takes a file of returns of the bank: each entry is shown beside the payment that was sent, and all that are new are recorded at once. */
export function ReturnsDialog({ dialog }: { dialog: DialogControl<TakenReturns> }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  useUnsavedGuard(dialog, saving);
  const read = async (file: File): Promise<undefined> => {
    setFailure(null);
    setChosen(null);
    const sent = { fileName: file.name, content: await base64Of(file) };
    try {
      setChosen({ ...sent, preview: await call('previewAchReturns', { body: sent }) });
    } catch (error) {
      throw new Error(messageOf(error));
    }
  };
  const save = async () => {
    if (chosen === null) return;
    const { fileName, content, preview } = chosen;
    setSaving(true);
    setFailure(null);
    try {
      dialog.close(await call('takeAchReturns', { body: { fileName, content, digest: preview.digest } }));
    } catch (error) {
      setFailure(messageOf(error));
    }
    setSaving(false);
  };
  const { rows = [], fresh = 0 } = chosen?.preview ?? {};
  const wrong = rows.find(({ state }) => state === 'Wrong');
  const obstacle =
    chosen === null
      ? 'Choose the file of the bank'
      : wrong !== undefined
        ? `Line ${wrong.line} does not fit what was sent`
        : fresh === 0
          ? 'Nothing in it is new'
          : null;
  return (
    <>
      <DialogBody>
        {failure !== null && (
          <Banner tone="danger" title="Nothing was recorded">
            {failure}
          </Banner>
        )}
        <FileUpload
          label="File of returns (NACHA)"
          maxSize={1_000_000}
          multiple={false}
          messages={readingWords}
          upload={read}
          onItemsChange={(items) => {
            if (items.length === 0) setChosen(null);
          }}
        />
        {wrong !== undefined && (
          <Banner tone="danger" title="Nothing of this file can be recorded">
            Line {wrong.line} does not fit what was sent: {wrong.words}
          </Banner>
        )}
        {rows.length > 0 && (
          <Table
            className="mt-2"
            caption={leftWords(rows)}
            columns={columns}
            rows={rows}
            rowKey={({ line, kind }) => `${line} ${kind}`}
          />
        )}
        <p className="pt-2 text-muted">
          Nothing is posted: void what came back, so that its file has the money again. A notice of change changes
          nothing by itself.
        </p>
      </DialogBody>
      <DialogSaveFooter
        saveLabel={fresh === 0 ? 'Record' : `Record ${counted(fresh, 'return')}`}
        saving={saving}
        onSave={() => void save()}
        onCancel={() => dialog.dismiss('cancel')}
        {...(obstacle === null ? {} : { saveDisabledReason: obstacle })}
      />
    </>
  );
}
