import type { ApprovalRow } from '@closewright/contract/check-writing';
import { approvalEffect, approvalSubject } from '@closewright/domain/check-writing';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TextLink } from '@closewright/ui/link';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { Findings } from './approval-findings.tsx';
import { ApprovalStateBadge } from './approval-state-badge.tsx';
import { bankWords, ownRequest, paperWords } from './approval-words.ts';
import { useLeftToPay } from './use-left-to-pay.ts';

export interface ApprovalPaneProps {
  /** The row in hand. */
  row: ApprovalRow | null;
  /** Why it was not decided. */
  problem: string | undefined;
  hrefOf(row: ApprovalRow): string;
}

/** The request in hand: what is asked for, by whom and why, and what approving it does. */
export function ApprovalPane({ row, problem, hrefOf }: ApprovalPaneProps) {
  const clock = useClock();
  if (row === null) return <p className="text-label text-muted">Choose a request to read all of it.</p>;
  const { kind, state } = row;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="break-words">{approvalSubject(row)}</p>
        <p className="flex flex-wrap items-center gap-2">
          <b className="figures text-figure font-semibold">{amountText(row.amount)}</b>
          <span className="ms-auto">
            <ApprovalStateBadge state={state} />
          </span>
        </p>
      </div>
      <DescriptionList>
        <Description term="File" identifier>
          <TextLink href={hrefOf(row)}>{row.fileNumber}</TextLink>
        </Description>
        <Description term="Bank account">{row.bankAccount}</Description>
        <Description term="Asked by">{row.requestedBy}</Description>
        <Description term="Asked on">{clock.moment(row.requestedAt)}</Description>
        <Description term="Reason">{row.comment}</Description>
        {(kind === 'advance' || kind === 'loss') && (
          <>
            <Description term="What for">{row.category}</Description>
            <Description term="Recoverable">{row.isRecoverable ? 'Yes' : 'No'}</Description>
          </>
        )}
        {row.memo !== null && <Description term="Memo">{row.memo}</Description>}
        {row.decidedAt !== null && (
          <>
            <Description term={state === 'withdrawn' ? 'Withdrawn by' : 'Decided by'}>{row.decidedBy}</Description>
            <Description term={state === 'withdrawn' ? 'Withdrawn on' : 'Decided on'}>
              {clock.moment(row.decidedAt)}
            </Description>
            {row.decisionComment !== null && <Description term="Comment">{row.decisionComment}</Description>}
          </>
        )}
      </DescriptionList>
      {state === 'pending' && <Effect row={row} problem={problem} />}
    </div>
  );
}

/** What approving it does to its file, and what is to be looked at before. */
function Effect({ row, problem }: Pick<ApprovalPaneProps, 'problem'> & { row: ApprovalRow }) {
  const left = useLeftToPay([row])(row)?.left ?? null;
  const { says, before, after, ...found } = approvalEffect(row, row, left);
  return (
    <section>
      <h2 className="pb-1 text-section font-semibold">What approving does</h2>
      <p className="break-words">{says}</p>
      <DescriptionList layout="ledger">
        <Description term="Available now">{amountText(before.available)}</Description>
        <Description term="Available after" total>
          <span className={after.available < 0 ? 'text-negative' : undefined}>{amountText(after.available)}</span>
        </Description>
        {(before.lacking > 0 || after.lacking > 0) && (
          <>
            <Description term="Lacking now">{amountText(before.lacking)}</Description>
            <Description term="Lacking after" total>
              {amountText(after.lacking)}
            </Description>
          </>
        )}
        {left !== null && <Description term="The statement has left to pay">{amountText(left)}</Description>}
      </DescriptionList>
      <ul className="divide-y divide-hairline">
        <Findings
          effect={{ ...found, problem: problem ?? found.problem }}
          paper={paperWords(row)}
          bank={bankWords(row)}
        />
      </ul>
      {row.isOwn && <p className="text-label text-muted">{ownRequest}: somebody else decides it.</p>}
    </section>
  );
}
