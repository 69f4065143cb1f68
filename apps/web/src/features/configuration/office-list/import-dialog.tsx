import type { CsvImport } from '@closewright/contract/kit';
import { counted } from '@closewright/domain/formats';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { TriedImport } from '../list/tried-import.tsx';

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
  return (
    <TriedImport<CsvImport>
      label="CSV file"
      accept={['.csv']}
      help={
        <>
          Its first line names the columns: {columns.join(', ')}. What is stored and not in it stays, and so does what
          the file has no column of.
        </>
      }
      failed={`The ${noun[1]} could not be imported`}
      send={(csv, isTrial) => bring({ csv, isTrial })}
      nothing={({ added, changed }) => (added.length + changed.length === 0 ? 'The file changes nothing' : undefined)}
      outcome={({ added, changed, same }) =>
        `${counted(added.length, ...noun)} to add, ${counted(changed.length, ...noun)} to change, ${same} as stored.`
      }
      dialog={dialog}
    />
  );
}
