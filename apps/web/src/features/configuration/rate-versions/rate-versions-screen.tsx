import type { RateImport, RateVersion } from '@closewright/contract/rate-versions';
import { formatDate } from '@closewright/domain/formats';
import { rateKinds, versionName } from '@closewright/domain/rate-versions';
import { Button } from '@closewright/ui/button';
import type { GridColumn } from '@closewright/ui/data-grid';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useMemo } from 'react';
import { useClock } from '../../../app/session/clock.ts';
import { keyFor, queryFor } from '../../../lib/api/index.ts';
import { changedColumn } from '../list/list-columns.tsx';
import { SettingList } from '../list/setting-list.tsx';
import { useSettingMode } from '../setting-mode.ts';
import { RateImportDialog } from './rate-import-dialog.tsx';
import { RateVersionDialog, type RateVersionDialogProps } from './rate-version-dialog.tsx';

/** The versions of the office’s schedules, tables and manuals: imported, tried, and published from a day on. */
export function RateVersionsScreen({ find }: { find?: string | undefined }) {
  const clock = useClock();
  const client = useQueryClient();
  const { readOnly } = useSettingMode('cfg:rate-versions');
  const versions = useQuery(queryFor('listRateVersions'));
  const columns = useMemo(() => [...ownColumns, changedColumn<RateVersion>(clock.since, (row) => row)], [clock]);
  const refresh = () => client.invalidateQueries({ queryKey: keyFor('listRateVersions') });

  const open = async (version: RateVersion): Promise<void> => {
    // What it changes is told to those who may publish it.
    if (readOnly) return;
    const result = await dialogs.open<Omit<RateVersionDialogProps, 'dialog'>, 'published' | 'deleted'>(
      RateVersionDialog,
      { version },
      { title: `${versionName(version)} ${version.label}`, size: 'large', key: 'rate-version' },
    );
    if (result.dismissed) return;
    toasts.success(`${versionName(version)} is ${result.value}`);
    await refresh();
  };
  const bring = async () => {
    const result = await dialogs.open<object, RateImport>(
      RateImportDialog,
      {},
      { title: 'Import rates', size: 'medium', key: 'rate-import' },
    );
    if (result.dismissed) return;
    const { draft } = result.value;
    await refresh();
    if (draft !== null) await open(draft);
  };

  return (
    <SettingList<RateVersion>
      screen="rate-versions"
      noun={['version', 'versions']}
      query={versions}
      columns={columns}
      rowKey={({ rateVersionID }) => rateVersionID}
      find={find}
      onOpen={(version) => void open(version)}
      emptyHint="Import the fees of your county’s recorder, or its taxes."
      actions={
        !readOnly && (
          <Button variant="secondary" icon={Upload} onClick={() => void bring()}>
            Import
          </Button>
        )
      }
    />
  );
}

const ownColumns: readonly GridColumn<RateVersion>[] = [
  { id: 'name', header: 'Version', value: versionName, kind: 'identifier', rowHeader: true, width: 150 },
  { id: 'label', header: 'Name', value: ({ label }) => label, grow: 2, minWidth: 180 },
  { id: 'kind', header: 'Kind', value: ({ kind }) => rateKinds[kind], width: 130 },
  {
    id: 'place',
    header: 'Place',
    value: ({ county, state }) => (county === null ? state : `${county}, ${state}`),
    grow: 1,
    minWidth: 110,
  },
  { id: 'status', header: 'Status', value: ({ status }) => status, width: 96 },
  { id: 'from', header: 'In force from', value: ({ effectiveFrom }) => formatDate(effectiveFrom), width: 112 },
  { id: 'source', header: 'Source', value: ({ source }) => source, grow: 2, minWidth: 140, kind: 'muted' },
];
