import type { ReconciliationRow } from '@closewright/contract/reconciliation';
import { can } from '@closewright/domain/access';
import { formatDate } from '@closewright/domain/formats';
import { noFileLines } from '@closewright/domain/reconciliation';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { TextLink } from '@closewright/ui/link';
import { PageHead, PageHeadRule } from '@closewright/ui/page-head';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Landmark, Lock, LockOpen, PenLine, Printer } from 'lucide-react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { keyFor, queryFor } from '../../lib/api/index.ts';
import { off } from '../../lib/off.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import './reconciliation.css';
import { decideObstacle, reopenObstacle, signedWords, signObstacle, statusWords } from './reconciliation-words.ts';
import type { DayAt } from './use-day.ts';
import { useSigning } from './use-signing.ts';

export interface ReconciliationScreenProps {
  reconciliationID: number;
  hrefOfDay(at: DayAt): string;
}

/** A day that was finalized: its figures as they were signed, who signed, its pack, and how it is reopened. */
export function ReconciliationScreen({ reconciliationID, hrefOfDay }: ReconciliationScreenProps) {
  const { actor } = useSession();
  const client = useQueryClient();
  const query = useQuery(queryFor('getReconciliation', { params: { reconciliationID } }));
  const refresh = () =>
    Promise.all(
      (['getReconciliation', 'listReconciliations', 'listReconciledAccounts', 'getReconciliationDay'] as const).map(
        (name) => client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
  const signing = useSigning(refresh);
  const row = query.data ?? null;
  const refusal = can(actor, 'writeReconciliations').reason?.text ?? null;
  const obstacle = row === null ? 'It is being read' : signObstacle(row, refusal);
  useHotkey('Control+KeyP', 'Read the pack', () => row && void signing.withPack(row, 'show'));
  useHotkey('Control+KeyS', 'Save the pack', () => row && void signing.withPack(row, 'save'));
  useHotkey('Control+Enter', 'Sign', () => row && void signing.review(row), { enabled: () => obstacle === null });
  return (
    <>
      <PageHead
        title="Reconciliation"
        meta={
          row && (
            <span className="flex items-center gap-1.5">
              <Badge variant="line" icon={Landmark}>
                {row.name}
              </Badge>
              <span className="text-body text-default">{formatDate(row.reconciliationDate)}</span>
              <Badge tone={row.isReconFinalized ? 'success' : 'neutral'} icon={row.isReconFinalized ? Lock : LockOpen}>
                {statusWords(row)}
              </Badge>
            </span>
          )
        }
        saveState={refusal === null ? undefined : 'Read only'}
      >
        {row && (
          <>
            <Button icon={Printer} shortcut="Ctrl P" onClick={() => void signing.withPack(row, 'show')}>
              Pack
            </Button>
            <Button
              icon={Download}
              shortcut="Ctrl S"
              className="max-[800px]:hidden"
              onClick={() => void signing.withPack(row, 'save')}
            >
              Save
            </Button>
          </>
        )}
        {row?.isReconFinalized && refusal === null && (
          <>
            <PageHeadRule />
            <Reopening row={row} signing={signing} />
            <Button
              variant="primary"
              icon={PenLine}
              shortcut="Ctrl Enter"
              {...off(obstacle)}
              onClick={() => void signing.review(row)}
            >
              Sign…
            </Button>
          </>
        )}
      </PageHead>
      <div className="min-h-0 flex-1 overflow-auto border-t border-hairline bg-surface-base p-4">
        {query.isError && <ReadFailed title="The reconciliation could not be read" query={query} />}
        {row && <Facts row={row} hrefOfDay={hrefOfDay} />}
      </div>
    </>
  );
}

function Reopening({ row, signing }: { row: ReconciliationRow; signing: ReturnType<typeof useSigning> }) {
  if (row.reopenAsked === null)
    return (
      <Button {...off(reopenObstacle(row))} onClick={() => void signing.askReopen(row)}>
        Ask to reopen…
      </Button>
    );
  return (
    <>
      <Button {...off(decideObstacle(row))} onClick={() => void signing.decide(row, false)}>
        Keep finalized…
      </Button>
      <Button {...off(decideObstacle(row) ?? reopenObstacle(row))} onClick={() => void signing.decide(row, true)}>
        Reopen…
      </Button>
    </>
  );
}

/** An amount; one that is not below zero keeps the place of a closing parenthesis, so that all decimals stand below each other. */
function Figure({ value }: { value: number | null }) {
  if (value === null) return 'Not told';
  return (
    <>
      {amountText(value)}
      {value >= 0 && (
        <i aria-hidden className="hang">
          )
        </i>
      )}
    </>
  );
}

function Facts({ row, hrefOfDay }: { row: ReconciliationRow; hrefOfDay(at: DayAt): string }) {
  const { moment } = useClock();
  const { threeWay, bankAccountID, reconciliationDate: date } = row;
  const figures: readonly (readonly [string, number | null, boolean?])[] = [
    ['Statement balance', threeWay.statement && threeWay.statement.closing + threeWay.statement.since.amount],
    [`Deposits in transit, ${threeWay.inTransit.count}`, threeWay.inTransit.amount],
    [`Outstanding, ${threeWay.outstanding.count}`, threeWay.outstanding.amount],
    ['Adjusted bank', threeWay.adjusted, true],
    ['Book', threeWay.book, true],
    [`Positive files, ${threeWay.positive.count}`, threeWay.positive.amount],
    [`Negative files, ${threeWay.negative.count}`, threeWay.negative.amount],
    ...noFileLines(threeWay).map(({ label, amount }) => [label, amount] as const),
    ['Files', threeWay.files, true],
    ['Bank less book', threeWay.bankLessBook],
    ['Book less files', threeWay.bookLessFiles],
  ];
  return (
    <div className="flex flex-wrap gap-6">
      <section aria-label="Figures" className="recon-facts">
        <h2 className="pb-1 text-section font-semibold">As it was signed</h2>
        <DescriptionList layout="ledger">
          {figures.map(([term, value, isTotal = false]) => (
            <Description key={term} term={term} total={isTotal}>
              <Figure value={value} />
            </Description>
          ))}
        </DescriptionList>
      </section>
      <section aria-label="Signatures" className="recon-facts flex-1">
        <h2 className="pb-1 text-section font-semibold">Signatures</h2>
        <DescriptionList>
          <Description term="Prepared by">{signedWords(row.prepared, moment)}</Description>
          <Description term="Reviewed by">
            {row.reviewed === null ? 'Not yet' : signedWords(row.reviewed, moment)}
          </Description>
          {row.reopenAsked && <Description term="Asked to reopen">{signedWords(row.reopenAsked, moment)}</Description>}
          {row.reopened && <Description term="Reopened by">{signedWords(row.reopened, moment)}</Description>}
          <Description term="Version">{row.version}</Description>
          <Description term="Exceptions then">{row.openExceptions}</Description>
          <Description term="SHA-256 of the pack" identifier>
            {row.sha256}
          </Description>
        </DescriptionList>
        <p className="pt-3">
          <TextLink href={hrefOfDay({ bankAccountID, date })}>The day as it is now</TextLink>
        </p>
      </section>
    </div>
  );
}
