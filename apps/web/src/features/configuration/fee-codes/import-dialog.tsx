import type { FeeCodeImport } from '@closewright/contract/fee-codes';
import { feeCodeColumns } from '@closewright/domain/fees';
import { counted } from '@closewright/domain/formats';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { TriedImport } from '../list/tried-import.tsx';

/** A CSV of fee codes: what it would do is told before it is done. */
export function ImportDialog({ dialog }: { dialog: DialogControl<FeeCodeImport> }) {
  return (
    <TriedImport<FeeCodeImport>
      label="CSV file"
      accept={['.csv']}
      help={
        <>
          Its first line names the columns: {Object.values(feeCodeColumns).join(', ')}. Codes that are not in it stay,
          and so does of a code what the file has no column of.
        </>
      }
      failed="The fee codes could not be imported"
      send={(csv, isTrial) => call('importFeeCodes', { body: { csv, isTrial } })}
      nothing={({ added, changed }) => (added.length + changed.length === 0 ? 'The file changes nothing' : undefined)}
      outcome={({ added, changed, same }) =>
        `${counted(added.length, 'code')} to add, ${counted(changed.length, 'code')} to change, ${same} as stored.`
      }
      dialog={dialog}
    />
  );
}
