import type { Settlement, StatementVersion } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import type { StatementFigures, SummaryForm } from '@closewright/domain/closing-file';
import { type VersionKind, versionKinds, versionProblem } from '@closewright/domain/statement-versions';
import { Button } from '@closewright/ui/button';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { toasts } from '@closewright/ui/services/toasts';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { call, keyFor, messageOf, queryFor } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { useOpenFile } from '../../open-file/file-context.ts';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';

const CompareVersions = onDemand(async () => ({
  default: (await import('./compare-versions.tsx')).CompareVersions,
}));

export interface VersionsPartProps {
  statement: Settlement;
  figures: StatementFigures;
  form: SummaryForm;
}

/** The versions that were kept of the statement: each stays as it was, and is compared with any other and with what is entered now. */
export function VersionsPart({ statement, figures, form }: VersionsPartProps) {
  const file = useOpenFile();
  const { actor } = useSession();
  const clock = useClock();
  const client = useQueryClient();
  const params = { ordersID: file?.ordersID ?? 0, loanID: statement.loanID };
  const query = useQuery(queryFor('listStatementVersions', { params }));
  const queryKey = keyFor('listStatementVersions', { params });
  useFreshFile(queryKey);
  if (file === null) return null;
  const { allowed, reason } = can(actor, 'saveSettlement', { file: file.state });
  const versions = query.data ?? [];
  const keep = async () => {
    const kind = await dialogs.promptSelect<VersionKind>({
      title: `Keep version ${(versions[0]?.number ?? 0) + 1}`,
      label: 'Kept as',
      message: 'The statement is kept as it is saved now. A version never changes.',
      okLabel: 'Keep version',
      options: versionKinds.map((value) => ({ value, label: value })),
      validate: (value) => versionProblem(value, figures.balance),
    });
    if (kind === null) return;
    try {
      await call('keepStatementVersion', { params, body: { version: statement.version, kind, note: null } });
    } catch (error) {
      toasts.error({ title: 'The version was not kept', message: messageOf(error) });
    }
    await client.invalidateQueries({ queryKey });
  };
  const compare = (version: StatementVersion) =>
    dialogs.open(
      CompareVersions,
      {
        ordersID: file.ordersID,
        statement,
        versions,
        first: version,
        form,
        hasSeller: file.header?.hasSeller ?? false,
      },
      { title: 'Compare versions', size: 'medium', key: 'compare-versions' },
    );
  const columns: readonly TableColumn<StatementVersion>[] = [
    { id: 'number', header: 'No.', width: '44px', cell: ({ number }) => <b className="font-semibold">{number}</b> },
    { id: 'kind', header: 'Kept as', rowHead: true, cell: ({ kind, note }) => (note ? `${kind}: ${note}` : kind) },
    {
      id: 'kept',
      header: 'When and by whom',
      cell: ({ keptAt, keptBy }) => `${clock.moment(keptAt)}${keptBy ? `, ${keptBy}` : ''}`,
    },
    {
      id: 'compare',
      header: <span className="sr-only">Compare</span>,
      cell: (version) => (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Compare version ${version.number}`}
          onClick={() => compare(version)}
        >
          Compare
        </Button>
      ),
    },
  ];
  return (
    <ComputedPart title="Versions" note={versions.length > 0 ? String(versions.length) : ''}>
      {query.isError && <ReadFailed title="The versions could not be read" query={query} />}
      {versions.length > 0 && (
        <Table
          caption="Versions"
          captionHidden
          columns={columns}
          rows={versions}
          rowKey={({ statementVersionID }) => statementVersionID}
        />
      )}
      {query.isSuccess && versions.length === 0 && <p className="px-cell py-1 text-muted">No version was kept yet.</p>}
      <div className="px-cell pt-2">
        <Button
          size="sm"
          disabled={!allowed || !query.isSuccess}
          disabledReason={reason?.text}
          onClick={() => void keep()}
        >
          Keep version…
        </Button>
      </div>
    </ComputedPart>
  );
}
