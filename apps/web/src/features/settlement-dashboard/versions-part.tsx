import type { ListedVersion, Settlement, StatementVersion } from '@closewright/contract/settlement';
import { can } from '@closewright/domain/access';
import type { SummaryForm } from '@closewright/domain/closing-file';
import { Banner } from '@closewright/ui/banner';
import { Button } from '@closewright/ui/button';
import { onDemand } from '@closewright/ui/lib/on-demand';
import { dialogs } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { useOpenFile } from '../../open-file/file-context.ts';
import { useFreshFile } from '../../open-file/use-fresh-file.ts';
import { ComputedPart } from '../../records/settlement/computed/computed-part.tsx';
import { PrintVersion } from './print-version.tsx';
import { SaidList } from './said-list.tsx';
import { useVersionActs } from './use-version-acts.ts';
import { deliveryWords, signingWords, versionWords } from './version-words.ts';

const CompareVersions = onDemand(async () => ({
  default: (await import('./compare-versions.tsx')).CompareVersions,
}));

const KeepVersion = onDemand(async () => ({
  default: (await import('./keep-version.tsx')).KeepVersion,
}));

export interface VersionsPartProps {
  statement: Settlement;
  form: SummaryForm;
}

/** The versions that were kept of the statement: each stays as it was, and is compared with any other and with what is entered now. */
export function VersionsPart({ statement, form }: VersionsPartProps) {
  const file = useOpenFile();
  const { actor } = useSession();
  const clock = useClock();
  const client = useQueryClient();
  const params = { ordersID: file?.ordersID ?? 0, loanID: statement.loanID };
  const query = useQuery(queryFor('listStatementVersions', { params }));
  const queryKey = keyFor('listStatementVersions', { params });
  useFreshFile(queryKey);
  const acts = useVersionActs(params);
  if (file === null) return null;
  const { allowed, reason } = can(actor, 'saveSettlement', { file: file.state });
  const versions = query.data ?? [];
  const kept = versions.filter(({ isThere }) => isThere);
  const gone = versions.flatMap(({ isThere, number }) => (isThere ? [] : [number]));
  const refresh = () => Promise.all([file.refresh(), client.invalidateQueries({ queryKey: keyFor('getSettlement') })]);
  const keep = async () => {
    const { dismissed } = await dialogs.open(
      KeepVersion,
      { ordersID: file.ordersID, statement, versions, refresh },
      { title: 'Keep version', size: 'small', key: 'keep-version' },
    );
    if (!dismissed) await client.invalidateQueries({ queryKey });
  };
  const compare = (version: StatementVersion) =>
    dialogs.open(
      CompareVersions,
      {
        ordersID: file.ordersID,
        statement,
        versions: kept,
        first: version,
        form,
        hasSeller: file.header?.hasSeller ?? statement.hasSeller,
      },
      { title: 'Compare versions', size: 'medium', key: 'compare-versions' },
    );
  const mayDeliver = can(actor, 'deliverStatement', { file: file.state });
  const columns: readonly TableColumn<ListedVersion>[] = [
    { id: 'number', header: 'No.', width: '44px', cell: ({ number }) => <b className="font-semibold">{number}</b> },
    {
      id: 'kind',
      header: 'Kept as',
      rowHead: true,
      cell: (version) => (
        <>
          {/* What is done with a version goes below what it is where both have no room in one line. */}
          <span className="flex flex-wrap items-center justify-end">
            <span className="min-w-40 flex-1">
              {versionWords(version, versions)}
              <span className="block text-label font-normal text-muted">
                {clock.moment(version.keptAt)}
                {version.keptBy && `, ${version.keptBy}`}
              </span>
            </span>
            {version.isThere && (
              <span className="flex flex-none flex-wrap justify-end">
                {version.kind !== 'Draft' && mayDeliver.allowed && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`Delivery of version ${version.number}`}
                    onClick={() => void acts.deliver(version)}
                  >
                    Delivery…
                  </Button>
                )}
                {version.kind !== 'Draft' && mayDeliver.allowed && file.detail && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`Signature on version ${version.number}`}
                    onClick={() => file.detail && void acts.sign(version, file.detail)}
                  >
                    Signature…
                  </Button>
                )}
                <PrintVersion {...params} version={version} />
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Compare version ${version.number}`}
                  onClick={() => compare(version)}
                >
                  Compare
                </Button>
              </span>
            )}
          </span>
          <SaidList
            label={`Deliveries of version ${version.number}`}
            mayAct={mayDeliver.allowed}
            said={version.deliveries}
            wordsOf={deliveryWords}
            acts={[
              { label: 'Change', onSelect: (delivery) => void acts.deliver(version, delivery) },
              { label: 'Take back', onSelect: (delivery) => void acts.takeBackDelivery(version, delivery) },
            ]}
          />
          <SaidList
            label={`Signatures on version ${version.number}`}
            mayAct={mayDeliver.allowed}
            said={version.signings}
            wordsOf={signingWords}
            acts={[{ label: 'Take back', onSelect: (signing) => void acts.takeBackSigning(version, signing) }]}
          />
        </>
      ),
    },
  ];
  return (
    <ComputedPart title="Versions" note={versions.length > 0 ? String(versions.length) : ''}>
      {query.isError && <ReadFailed title="The versions could not be read" query={query} />}
      {gone.length > 0 && (
        <Banner tone="danger" icon="blocked" label="Versions" title={`Version ${gone.join(' and ')} was taken away.`}>
          Only the audit has it.
        </Banner>
      )}
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
          disabledReason={reason?.text ?? 'The versions are being read'}
          onClick={() => void keep()}
        >
          Keep version…
        </Button>
      </div>
    </ComputedPart>
  );
}
