import type { CsvImport } from '@closewright/contract/kit';
import { counted } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { DialogBody, DialogSaveFooter } from '@closewright/ui/dialog';
import { FileUpload } from '@closewright/ui/file-upload';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/index.ts';

interface Tried {
  readonly csv: string;
  readonly result: CsvImport;
}

type Problem = CsvImport['problems'][number];

const problemColumns: readonly TableColumn<Problem>[] = [
  { id: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { id: 'column', header: 'Column', cell: ({ column }) => column },
  { id: 'why', header: 'What is wrong', cell: ({ why }) => why },
];

export interface ImportDialogProps {
  noun: readonly [one: string, many: string];
  /** The columns that a CSV may have. */
  columns: readonly string[];
  /** Brings a CSV; a trial stores nothing. */
  bring(body: { csv: string; isTrial: boolean }): Promise<CsvImport>;
  dialog: DialogControl<CsvImport>;
}

/** A CSV of a list of the office: what it would do is told before it is done, and what is wrong in it by line and column. */
export function ImportDialog({ noun, columns, bring, dialog }: ImportDialogProps) {
  const [tried, setTried] = useState<Tried | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const read = async (file: File): Promise<undefined> => {
    // A file that is not UTF-8 is refused: what it has of accents would be stored as question marks.
    const csv = await utf8(file);
    setTried({ csv, result: await bring({ csv, isTrial: true }) });
  };
  const save = async () => {
    if (tried === null) return;
    setSaving(true);
    try {
      const result = await bring({ csv: tried.csv, isTrial: false });
      if (result.problems.length === 0) dialog.close(result);
      else setTried({ ...tried, result });
    } catch (error) {
      setFailure(messageOf(error));
    }
    setSaving(false);
  };
  return (
    <>
      <DialogBody>
        <FileUpload
          label="CSV file"
          accept={['.csv']}
          maxSize={1_000_000}
          multiple={false}
          upload={read}
          onItemsChange={(items) => items.length === 0 && setTried(null)}
        />
        <p className="pt-2 text-muted">
          Its first line names the columns: {columns.join(', ')}. What is stored and not in it stays, and so does what
          the file has no column of.
        </p>
        {failure !== null && (
          <Banner tone="danger" title={`The ${noun[1]} could not be imported`}>
            {failure}
          </Banner>
        )}
        {tried !== null && <Outcome noun={noun} {...tried.result} />}
      </DialogBody>
      <DialogSaveFooter
        saveLabel="Import"
        saving={saving}
        onSave={() => void save()}
        onCancel={() => dialog.dismiss('cancel')}
        {...reasonNot(tried)}
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

/** Why there is nothing to import. */
function reasonNot(tried: Tried | null): { saveDisabledReason?: string } {
  if (tried === null) return { saveDisabledReason: 'Choose a CSV file first' };
  const { problems, added, changed } = tried.result;
  if (problems.length > 0) return { saveDisabledReason: 'Something in the file is wrong' };
  return added.length + changed.length === 0 ? { saveDisabledReason: 'The file changes nothing' } : {};
}

function Outcome({ noun, added, changed, same, problems }: CsvImport & Pick<ImportDialogProps, 'noun'>) {
  if (problems.length > 0)
    return (
      <Table
        className="mt-2"
        caption={`${counted(problems.length, 'problem')}: nothing is stored`}
        columns={problemColumns}
        rows={problems}
        rowKey={({ line, column, why }) => `${line} ${column} ${why}`}
      />
    );
  return (
    <p role="status" className="pt-2">
      {counted(added.length, ...noun)} to add, {counted(changed.length, ...noun)} to change, {same} as stored.
    </p>
  );
}
