import type { LedgerOpening } from '@closewright/contract/ledger-opening';
import { can } from '@closewright/domain/access';
import { formatDate } from '@closewright/domain/formats';
import { openingTotals } from '@closewright/domain/ledger-opening';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { PageHead } from '@closewright/ui/page-head';
import { toasts } from '@closewright/ui/services/toasts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useMemo } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { type Clock, useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { call, keyFor, queryFor } from '../../lib/api/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { OpeningLists, OpeningSums } from './opening-lists.tsx';
import { askToSay } from './say-dialog.tsx';

const states = {
  asked: { tone: 'warning', text: 'Waits for another person' },
  approved: { tone: 'success', text: 'Approved and posted' },
  refused: { tone: 'danger', text: 'Refused' },
  withdrawn: { tone: 'neutral', text: 'Withdrawn' },
} as const;

/** What becomes of an opening: how it is asked, and what is said then. */
const decisions = {
  approve: {
    title: 'Approve the opening',
    label: 'Note',
    saveLabel: 'Approve and post',
    said: 'The account has begun',
  },
  refuse: { title: 'Refuse the opening', label: 'Reason', saveLabel: 'Refuse', said: 'The opening is refused' },
  withdraw: { title: 'Withdraw the opening', label: 'Note', saveLabel: 'Withdraw', said: 'The opening is withdrawn' },
} as const;
type Decision = keyof typeof decisions;

/** How an account begins with money, as it was asked for: another person approves or refuses it, who asked withdraws it. */
export function OpeningScreen({ openingID }: { openingID: number }) {
  const { actor } = useSession();
  const client = useQueryClient();
  const clock = useClock();
  const query = useQuery(queryFor('getOpening', { params: { openingID } }));
  const opening = query.data ?? null;
  const mayDecide = can(actor, 'writeReconciliations').allowed && opening?.state === 'asked';
  const decide = async (decision: Decision, { bankAccount, bankBalance, date }: LedgerOpening) => {
    const { said, ...words } = decisions[decision];
    const done = await askToSay({
      ...words,
      subtitle: bankAccount,
      lead:
        decision === 'approve'
          ? `All of it is posted on ${formatDate(date)}: the account begins with ${amountText(bankBalance)}, and nothing is posted to it on an earlier day. This is not taken back.`
          : 'Nothing is posted. It may be asked for again.',
      ...(decision === 'refuse' && { missing: 'Say why it is refused' }),
      send: (comment) => call('decideOpening', { params: { openingID }, body: { decision, comment } }),
    });
    await Promise.all(
      (['getOpening', 'listOpenings', 'listReconciledAccounts', 'getReconciliationDay'] as const).map((name) =>
        client.invalidateQueries({ queryKey: keyFor(name) }),
      ),
    );
    if (done !== null) toasts.success(said);
  };
  return (
    <>
      <PageHead
        title="Opening"
        meta={
          opening && (
            <span className="flex items-center gap-1.5">
              <Badge variant="line" icon={Landmark}>
                {opening.bankAccount}
              </Badge>
              <span className="text-body text-default">{formatDate(opening.date)}</span>
              <Badge tone={states[opening.state].tone}>{states[opening.state].text}</Badge>
            </span>
          )
        }
      >
        {mayDecide && opening.isOwn && <Button onClick={() => void decide('withdraw', opening)}>Withdraw…</Button>}
        {mayDecide && !opening.isOwn && (
          <>
            <Button onClick={() => void decide('refuse', opening)}>Refuse…</Button>
            <Button variant="primary" onClick={() => void decide('approve', opening)}>
              Approve…
            </Button>
          </>
        )}
      </PageHead>
      <div className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base">
        {query.isError && <ReadFailed title="The opening could not be read" query={query} />}
        {opening && <Asked opening={opening} clock={clock} />}
      </div>
    </>
  );
}

function Asked({ opening, clock: { moment } }: { opening: LedgerOpening; clock: Clock }) {
  const rows = useMemo(() => {
    const numbered = <R,>(all: readonly R[]) => all.map((row, at) => ({ line: at + 1, row, problems: [] }));
    return {
      files: numbered(opening.files),
      payments: numbered(opening.payments),
      deposits: numbered(opening.deposits),
    };
  }, [opening]);
  const { askedBy, askedAt, comment, decidedBy, decidedAt, decisionComment, state } = opening;
  return (
    <>
      <p className="m-0 px-3 pt-3 text-body">
        {askedBy} asked {moment(askedAt)}: {comment}
        {decidedBy !== null && decidedAt !== null && (
          <>
            {' '}
            {decidedBy} has {state} it {moment(decidedAt)}
            {decisionComment === null ? '.' : `: ${decisionComment}`}
          </>
        )}
      </p>
      <OpeningSums bankBalance={opening.bankBalance} totals={openingTotals(opening)} />
      <OpeningLists rows={rows} typing={null} />
    </>
  );
}
