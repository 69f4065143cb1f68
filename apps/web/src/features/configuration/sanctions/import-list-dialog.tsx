import type { SanctionsListRow } from '@closewright/contract/sanctions';
import type { WireDate } from '@closewright/domain/dates';
import { counted } from '@closewright/domain/formats';
import { sanctionsLimits } from '@closewright/domain/sanctions';
import { Banner } from '@closewright/ui/banner';
import { DateField } from '@closewright/ui/date-field';
import { DialogBody, DialogSaveFooter } from '@closewright/ui/dialog';
import { FileUpload } from '@closewright/ui/file-upload';
import { type DialogControl, useUnsavedGuard } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useState } from 'react';
import { ApiError, call, messageOf } from '../../../lib/api/index.ts';
import { base64Of } from '../../../lib/base64-of.ts';
import {
  type ChosenFiles,
  importObstacle,
  type ListProblem,
  listFileOf,
  listFiles,
  listProblems,
} from './list-files.ts';

const columns: readonly TableColumn<ListProblem>[] = [
  { id: 'file', header: 'File', cell: ({ file }) => file },
  { id: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
  { id: 'text', header: 'What is wrong', cell: ({ text }) => text },
];
const named = Object.values(listFiles).map(({ label }) => label);

/** Imports a list: its files, as OFAC publishes them, and its day. It is taken whole, or why not is told by file and line. */
export function ImportListDialog({ dialog }: { dialog: DialogControl<SanctionsListRow> }) {
  const [files, setFiles] = useState<ChosenFiles>({});
  const [listDate, setListDate] = useState<WireDate | null>(null);
  const [wrongDay, setWrongDay] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly ListProblem[]>([]);
  const [saving, setSaving] = useState(false);
  useUnsavedGuard(dialog, saving);
  const forget = () => {
    setFailure(null);
    setProblems([]);
  };
  const read = async (file: File): Promise<undefined> => {
    const kind = listFileOf(file.name);
    if (kind === null) throw new Error(`This is none of ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`);
    const content = await base64Of(file);
    forget();
    setFiles((before) => ({ ...before, [kind]: { fileName: file.name, content } }));
  };
  const keep = (names: ReadonlySet<string>) =>
    setFiles((before) => Object.fromEntries(Object.entries(before).filter(([, { fileName }]) => names.has(fileName))));
  const obstacle = importObstacle(files, listDate);
  const save = async () => {
    const { names, aliases = null, consolidatedNames = null, consolidatedAliases = null } = files;
    if (names === undefined || listDate === null) return;
    setSaving(true);
    forget();
    try {
      const body = { listDate, names, aliases, consolidatedNames, consolidatedAliases };
      dialog.close(await call('importSanctionsList', { body }));
    } catch (error) {
      const said = error instanceof ApiError ? error.modelState : {};
      setProblems(listProblems(said));
      setWrongDay(said.listDate?.[0]);
      setFailure(messageOf(error));
    }
    setSaving(false);
  };
  return (
    <>
      <DialogBody>
        {failure !== null && problems.length === 0 && wrongDay === undefined && (
          <Banner tone="danger" title="The list was not taken">
            {failure}
          </Banner>
        )}
        <DateField
          label="Day of the list"
          required
          help="As OFAC says where the files are downloaded"
          error={wrongDay}
          value={listDate}
          onValueChange={(day) => {
            setListDate(day);
            setWrongDay(undefined);
          }}
        />
        <div className="pt-3">
          <FileUpload
            label="Files of the list"
            accept={['.csv']}
            maxSize={sanctionsLimits.fileBytes}
            maxFiles={named.length}
            upload={read}
            onItemsChange={(items) => keep(new Set(items.map(({ name }) => name)))}
          />
        </div>
        <p className="pt-2 text-muted">
          {named.slice(0, 2).join(' and ')} of the SDN list; {named.slice(2).join(' and ')} where the office screens
          against the consolidated list, too. All of them at once: this list takes the place of the one before.
        </p>
        {problems.length > 0 && (
          <Table
            className="mt-2"
            caption={`${counted(problems.length, 'problem')}: nothing was taken`}
            columns={columns}
            rows={problems}
            rowKey={({ file, line, text }) => `${file} ${line} ${text}`}
          />
        )}
        {saving && (
          <p role="status" className="pt-2 text-muted">
            The list is read, and all payees of wires are screened against it.
          </p>
        )}
      </DialogBody>
      <DialogSaveFooter
        saveLabel="Import"
        saving={saving}
        onSave={() => void save()}
        onCancel={() => dialog.dismiss('cancel')}
        {...(obstacle === null ? {} : { saveDisabledReason: obstacle })}
      />
    </>
  );
}
