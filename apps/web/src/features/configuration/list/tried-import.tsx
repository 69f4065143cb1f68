import { counted } from '@closewright/domain/formats';
import { mostCharactersOfCsv } from '@closewright/domain/office-lists';
import { Banner } from '@closewright/ui/banner';
import { DialogBody, DialogSaveFooter } from '@closewright/ui/dialog';
import { FileUpload } from '@closewright/ui/file-upload';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../lib/api/index.ts';

interface Problem {
  readonly line: number;
  readonly column: string;
  readonly why: string;
}

interface Outcome {
  readonly problems: readonly Problem[];
}

export interface TriedImportProps<R extends Outcome> {
  /** What is chosen: "CSV file". */
  label: string;
  accept: readonly string[];
  /** What the file has to be. */
  help: ReactNode;
  /** "The fee codes could not be imported". */
  failed: string;
  send(text: string, isTrial: boolean): Promise<R>;
  /** What a good file would do. */
  outcome(result: R): ReactNode;
  /** Why a good file is not worth importing. */
  nothing(result: R): string | undefined;
  dialog: DialogControl<R>;
}

const columns: readonly TableColumn<Problem>[] = [
  { id: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { id: 'column', header: 'Column', cell: ({ column }) => column },
  { id: 'why', header: 'What is wrong', cell: ({ why }) => why },
];

/** A file that is imported: what it would do is told before it is done, and what is wrong in it by line and column. */
export function TriedImport<R extends Outcome>(props: TriedImportProps<R>) {
  const { label, accept, help, failed, send, outcome, nothing, dialog } = props;
  const [tried, setTried] = useState<{ text: string; result: R } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const read = async (file: File): Promise<undefined> => {
    // A file that is not UTF-8 is refused: what it has of accents would be stored as question marks.
    const text = await utf8(file);
    setTried({ text, result: await send(text, true) });
  };
  const save = async () => {
    if (tried === null) return;
    setSaving(true);
    try {
      const result = await send(tried.text, false);
      if (result.problems.length === 0) dialog.close(result);
      else setTried({ ...tried, result });
    } catch (error) {
      setFailure(messageOf(error));
    }
    setSaving(false);
  };
  const reason =
    tried === null
      ? `Choose a ${label} first`
      : tried.result.problems.length > 0
        ? 'Something in the file is wrong'
        : nothing(tried.result);
  return (
    <>
      <DialogBody>
        <FileUpload
          label={label}
          accept={accept}
          maxSize={mostCharactersOfCsv}
          multiple={false}
          upload={read}
          onItemsChange={(items) => items.length === 0 && setTried(null)}
        />
        <p className="pt-2 text-muted">{help}</p>
        {failure !== null && (
          <Banner tone="danger" title={failed}>
            {failure}
          </Banner>
        )}
        {tried !== null && <Told {...tried.result}>{outcome(tried.result)}</Told>}
      </DialogBody>
      <DialogSaveFooter
        saveLabel="Import"
        saving={saving}
        onSave={() => void save()}
        onCancel={() => dialog.dismiss('cancel')}
        {...(reason === undefined ? {} : { saveDisabledReason: reason })}
      />
    </>
  );
}

async function utf8(file: File): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Error('The file is not UTF-8: save it again as "CSV UTF-8"');
  }
}

function Told({ problems, children }: Outcome & { children: ReactNode }) {
  if (problems.length > 0)
    return (
      <Table
        className="mt-2"
        caption={`${counted(problems.length, 'problem')}: nothing is stored`}
        columns={columns}
        rows={problems}
        rowKey={({ line, column, why }) => `${line} ${column} ${why}`}
      />
    );
  return (
    <p role="status" className="pt-2">
      {children}
    </p>
  );
}
