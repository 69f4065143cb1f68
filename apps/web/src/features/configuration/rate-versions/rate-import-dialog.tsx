import type { RateImport } from '@closewright/contract/rate-versions';
import { counted } from '@closewright/domain/formats';
import { scheduleColumns, taxColumns } from '@closewright/domain/rate-versions';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { call } from '../../../lib/api/index.ts';
import { TriedImport } from '../list/tried-import.tsx';

/** A file of rates: what is in it is told before it is stored as a draft. */
export function RateImportDialog({ dialog }: { dialog: DialogControl<RateImport> }) {
  return (
    <TriedImport<RateImport>
      label="JSON or CSV file"
      accept={['.json', '.csv']}
      help={
        <>
          JSON of the open format, or a CSV whose first line names the columns. A recording-fee schedule:{' '}
          {Object.values(scheduleColumns).join(', ')}. A tax table: {Object.values(taxColumns).join(', ')}. It becomes a
          draft: nothing changes until it is published.
        </>
      }
      failed="The file could not be imported"
      send={(text, isTrial) => call('importRateVersion', { body: { text, isTrial } })}
      nothing={({ found }) => (found?.sameAs ? `It is the same as ${found.sameAs}` : undefined)}
      outcome={({ found }) => found && `${found.label} (${found.code}), ${found.place}: ${counted(found.rows, 'row')}.`}
      dialog={dialog}
    />
  );
}
