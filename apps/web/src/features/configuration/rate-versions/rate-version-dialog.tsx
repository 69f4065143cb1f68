import type { RateTrial, RateVersion } from '@closewright/contract/rate-versions';
import type { WireDate } from '@closewright/domain/dates';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { publicationProblem, versionName } from '@closewright/domain/rate-versions';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { DateField } from '@closewright/ui/date-field';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { DialogBody, DialogFooter, DialogSaveFooter } from '@closewright/ui/dialog';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError, call, messageOf, queryFor } from '../../../lib/api/index.ts';
import { saveFile } from '../../../lib/downloads/index.ts';
import { ReadFailed } from '../../../lib/read-failed.tsx';

export interface RateVersionDialogProps {
  version: RateVersion;
  /** Closes with what became of a draft. */
  dialog: DialogControl<'published' | 'deleted'>;
}

/** A version: what it changes on example documents and on open files; a draft is published from a day on, or deleted. */
export function RateVersionDialog({ version, dialog }: RateVersionDialogProps) {
  const { rateVersionID, status } = version;
  const trial = useQuery({ ...queryFor('tryRateVersion', { params: { rateVersionID } }), gcTime: 0 });
  const [effectiveFrom, setEffectiveFrom] = useState<WireDate | null>(null);
  const [failure, setFailure] = useState<{ title: string; why: string } | null>(null);
  const [saving, setSaving] = useState(false);
  const name = versionName(version);
  const send = async (done: 'published' | 'deleted', sent: () => Promise<unknown>) => {
    setSaving(true);
    try {
      await sent();
      dialog.close(done);
    } catch (error) {
      const [[why] = []] = error instanceof ApiError ? Object.values(error.modelState) : [];
      setFailure({ title: `The version could not be ${done}`, why: why ?? messageOf(error) });
    }
    setSaving(false);
  };
  const publish = async () => {
    if (effectiveFrom === null) return;
    const body = { version: version.version, effectiveFrom };
    await send('published', () => call('publishRateVersion', { params: { rateVersionID }, body }));
  };
  const remove = async () => {
    const isMeant = await dialogs.confirm({
      key: 'rate-version-delete',
      title: `Delete the draft ${name}?`,
      message:
        'No file is charged by it. Its number is not given out again; import its file to have it back as the next one.',
      confirmLabel: 'Delete draft',
      destructive: true,
    });
    if (!isMeant) return;
    const body = { version: version.version };
    await send('deleted', () => call('removeRateVersion', { params: { rateVersionID }, body }));
  };
  const { data } = trial;
  const wrongDay = data && effectiveFrom !== null ? publicationProblem(data.version.file, effectiveFrom) : undefined;
  const notYet = effectiveFrom === null ? 'Say from which day it is in force' : wrongDay;
  return (
    <>
      <DialogBody>
        {failure !== null && (
          <Banner tone="danger" title={failure.title}>
            {failure.why}
          </Banner>
        )}
        <div className="flex items-start justify-between gap-4 pb-3">
          <Facts version={version} against={data?.against} />
          {status === 'Draft' && (
            <DateField
              label="In force from"
              help="Once published it is never changed"
              error={wrongDay}
              value={effectiveFrom}
              onValueChange={setEffectiveFrom}
            />
          )}
        </div>
        {trial.isError && <ReadFailed title="What it changes could not be read" query={trial} />}
        {data && <Changes trial={data} />}
      </DialogBody>
      {status === 'Draft' ? (
        <DialogSaveFooter
          saveLabel="Publish"
          saving={saving}
          onSave={() => void publish()}
          onCancel={() => dialog.dismiss('cancel')}
          onDelete={() => void remove()}
          {...(notYet === undefined ? {} : { saveDisabledReason: notYet })}
        />
      ) : (
        <DialogFooter>
          <Button
            icon={Download}
            onClick={() =>
              data && saveFile(`${name}.json`, JSON.stringify(data.version.file, null, 2), 'application/json')
            }
          >
            Export
          </Button>
          <Button onClick={() => dialog.dismiss('cancel')}>Close</Button>
        </DialogFooter>
      )}
    </>
  );
}

function Facts({ version, against }: { version: RateVersion; against: string | null | undefined }) {
  const { status, effectiveFrom, source, hash } = version;
  return (
    <DescriptionList layout="ledger">
      <Description term="Status">
        {status === 'Draft' ? 'Draft' : `Published, in force from ${formatDate(effectiveFrom)}`}
      </Description>
      <Description term="Source">{source}</Description>
      <Description term="Held against">{against ?? 'No version is published before it'}</Description>
      <Description term="SHA-256">{hash.slice(0, 16)}</Description>
    </DescriptionList>
  );
}

type Tried = RateTrial['examples'][number];

const moneyOf = (amount: number | null): string => (amount === null ? '–' : formatMoney(cents(amount)));

const sizes: readonly TableColumn<Tried>[] = [
  { id: 'pages', header: 'Pages', numeric: true, cell: ({ pages }) => pages },
  { id: 'names', header: 'Names', numeric: true, cell: ({ names }) => names },
];
const figures: readonly TableColumn<Tried>[] = [
  { id: 'before', header: 'Before', numeric: true, cell: ({ before }) => moneyOf(before) },
  { id: 'after', header: 'After', numeric: true, cell: ({ after }) => moneyOf(after) },
  {
    id: 'difference',
    header: 'Difference',
    numeric: true,
    cell: ({ before, after }) => moneyOf(before === null || after === null ? null : after - before),
  },
];

const words = {
  'recording-fees': { what: 'Document', caption: 'Example documents' },
  'tax-table': { what: 'Tax', caption: 'Example purchases' },
  'rate-manual': { what: 'Policies', caption: 'Example policies and endorsements' },
} as const;

function Changes({ trial: { version, examples, files } }: { trial: RateTrial }) {
  const columns = [...(version.kind === 'recording-fees' ? sizes : []), ...figures];
  const { what, caption } = words[version.kind];
  return (
    <>
      <Table
        caption={caption}
        columns={[{ id: 'what', header: what, rowHead: true, cell: ({ label }: Tried) => label }, ...columns]}
        rows={examples}
        rowKey={({ label, pages }) => `${label} ${pages}`}
      />
      {files.length === 0 ? (
        <p className="pt-3 text-muted">No open file is charged by an earlier version.</p>
      ) : (
        <Table
          className="mt-4"
          caption="Open files, if they are refreshed"
          columns={[
            {
              id: 'file',
              header: 'File',
              rowHead: true,
              cell: ({ fileNumber }: RateTrial['files'][number]) => fileNumber,
            },
            { id: 'what', header: what, cell: ({ label }) => label },
            { id: 'version', header: 'Charged by', cell: ({ rateVersion }) => rateVersion },
            ...columns,
          ]}
          rows={files}
          rowKey={({ ordersID, label, pages, names, before }) => `${ordersID} ${label} ${pages} ${names} ${before}`}
        />
      )}
    </>
  );
}
