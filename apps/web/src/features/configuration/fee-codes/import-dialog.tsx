import type { FeeCodeImport } from '@closewright/contract/fee-codes';
import { feeCodeColumns } from '@closewright/domain/fees';
import { counted } from '@closewright/domain/formats';
import { Banner } from '@closewright/ui/banner';
import { DialogBody, DialogSaveFooter } from '@closewright/ui/dialog';
import { FileUpload } from '@closewright/ui/file-upload';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useState } from 'react';
import { call, messageOf } from '../../../lib/api/index.ts';

interface Tried {
  readonly csv: string;
  readonly result: FeeCodeImport;
}

type Problem = FeeCodeImport['problems'][number];

const columns: readonly TableColumn<Problem>[] = [
  { id: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { id: 'column', header: 'Column', cell: ({ column }) => column },
  { id: 'why', header: 'What is wrong', cell: ({ why }) => why },
];

/** A CSV of fee codes: what it would do is told before it is done, and what is wrong in it by line and column. */
export function ImportDialog({ dialog }: { dialog: DialogControl<FeeCodeImport> }) {
  const [tried, setTried] = useState<Tried | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const read = async (file: File): Promise<undefined> => {
    // A file that is not UTF-8 is refused: what it has of accents would be stored as question marks.
    const csv = await utf8(file);
    setTried({ csv, result: await call('importFeeCodes', { body: { csv, isTrial: true } }) });
  };
  const save = async () => {
    if (tried === null) return;
    setSaving(true);
    try {
      const result = await call('importFeeCodes', { body: { csv: tried.csv, isTrial: false } });
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
          Its first line names the columns: {Object.values(feeCodeColumns).join(', ')}. Codes that are not in it stay,
          and so does of a code what the file has no column of.
        </p>
        {failure !== null && (
          <Banner tone="danger" title="The fee codes could not be imported">
            {failure}
          </Banner>
        )}
        {tried !== null && <Outcome {...tried.result} />}
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

function Outcome({ added, changed, same, problems }: FeeCodeImport) {
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
      {counted(added.length, 'code')} to add, {counted(changed.length, 'code')} to change, {same} as stored.
    </p>
  );
}
