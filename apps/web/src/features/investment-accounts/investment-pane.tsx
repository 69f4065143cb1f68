import type { Investment } from '@closewright/contract/investments';
import { formatDate } from '@closewright/domain/formats';
import { isPaidOut } from '@closewright/domain/investments';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { cn } from '@closewright/ui/lib/cn';
import { TextLink } from '@closewright/ui/link';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { AskWhy } from '../../lib/totals/totals-box.tsx';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { InvestmentStateBadge } from './investment-state-badge.tsx';
import { moneyOf, moveNames, reporterNames } from './investment-words.ts';

export interface InvestmentPaneProps {
  /** In hand. */
  investment: Investment | null;
  /** The address asks for one that the list does not have. */
  isMissing: boolean;
  hrefOf(investment: Investment): string;
}

/** The investment account in hand: what it comes to, both legs of its principal, its interest, and who did what. */
export function InvestmentPane({ investment, isMissing, hrefOf }: InvestmentPaneProps) {
  const { moment } = useClock();
  if (investment === null)
    return (
      <p className="text-label text-muted">
        {isMissing
          ? 'The account that was asked for is not among these: another state may have it.'
          : 'Choose an investment account to see what it comes to.'}
      </p>
    );
  const { beneficiary, state, address, asked, decided, closed } = investment;
  const lines = [address.street, [address.city, address.state, address.zip].filter(Boolean).join(' ')].filter(Boolean);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 break-words">
          {beneficiary}
          <span className="ms-auto">
            <InvestmentStateBadge state={state} />
          </span>
        </p>
        <b className="figures text-figure font-semibold">{amountText(investment.ledger)}</b>
      </div>
      {(state === 'open' || state === 'closed') && <Money investment={investment} />}
      <DescriptionList>
        <Description term="File" identifier>
          <TextLink href={hrefOf(investment)}>{investment.fileNumber}</TextLink>
        </Description>
        <Description term="Bank account">{`${investment.bankAccount}, ${investment.bankName} ${investment.accountNumber}`}</Description>
        <Description term="TIN" identifier>
          {investment.taxIDMasked}
        </Description>
        <Description term="Address">{lines.length === 0 ? 'Not known yet' : lines.join(', ')}</Description>
        <Description term="Rate">{`${investment.rate} % a year`}</Description>
        <Description term="W-9 of">{`${formatDate(investment.w9On)}, seen by ${asked.by}`}</Description>
        <Description term="Instruction of">{formatDate(investment.instructedOn)}</Description>
        <Description term="1099-INT">
          {`${reporterNames[investment.reporter]} files it${investment.reportedBy === null ? ', as the office has it' : ''}`}
        </Description>
        <Description term="Asked for">{`${asked.by}, ${moment(asked.at)}`}</Description>
        {decided !== null && (
          <Description term="Decided">
            {[`${decided.by}, ${moment(decided.at)}`, decided.reason].filter(Boolean).join(': ')}
          </Description>
        )}
        {closed !== null && (
          <Description term="Closed">{`${closed.by}, ${moment(closed.at)}: ${closed.reason}`}</Description>
        )}
        {investment.note !== null && <Description term="Note">{investment.note}</Description>}
      </DescriptionList>
    </div>
  );
}

function Money({ investment }: { investment: Investment }) {
  const { balance, onWayThere, onWayBack, interestGiven, interestWaiting, differences } = moneyOf(investment);
  const figures = [
    ['In the account', balance],
    ['On its way there', onWayThere],
    ['On its way back', onWayBack],
    ['Interest given', interestGiven],
    ['Interest waiting', interestWaiting],
  ] as const;
  return (
    <>
      {differences.length === 0 ? (
        <p className="flex items-center gap-2 text-success-fg">
          <CircleCheck aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
          Both legs and the ledger agree
        </p>
      ) : (
        <div role="alert" className="bg-danger-bg p-2 text-danger-fg">
          {differences.map((words) => (
            <p key={words} className="flex gap-2">
              <TriangleAlert aria-hidden className="size-icon flex-none" strokeWidth={1.75} />
              {words}
            </p>
          ))}
        </div>
      )}
      <div className="flex flex-col">
        {figures.map(([label, figure]) => (
          <AskWhy
            key={label}
            className="justify-between px-0 text-label"
            onAsk={() => openWhy(explanationOf(figure.trace))}
          >
            <span className="text-muted">{label}</span>{' '}
            <b className={cn('figures font-semibold', figure.value < 0 && 'text-negative')}>
              {amountText(figure.value)}
            </b>
          </AskWhy>
        ))}
      </div>
      <Rows investment={investment} />
    </>
  );
}

/** What moved and what was credited, the oldest first. */
function Rows({ investment: { moves, interest, beneficiary } }: { investment: Investment }) {
  if (moves.length + interest.length === 0)
    return (
      <p className="text-label text-muted">
        Nothing has moved yet. Pay principal out of trust, receive it here, and name the payment.
      </p>
    );
  return (
    <ul className="text-label">
      {moves.map((move) => (
        <li key={`${move.bankAccountID}-${move.stripe}-${move.number}`} className="flex gap-2 py-0.5">
          <span className="flex-1 break-words">
            {`${formatDate(move.date)} ${moveNames[move.kind]}${isPaidOut(move, beneficiary) ? ' to the beneficiary' : ''}: ${move.name}`}
            {!move.stands && ' (stands no more)'}
          </span>
          <span className="figures">{amountText(move.amount)}</span>
        </li>
      ))}
      {interest.map(({ stripe, number, date, amount, given }) => (
        <li key={`interest ${stripe}-${number}`} className="flex gap-2 py-0.5">
          <span className="flex-1 break-words">
            {`${formatDate(date)} Interest${given === null ? ', waits' : `, given ${formatDate(given.date)} by ${given.by}`}`}
          </span>
          <span className="figures">{amountText(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
