import type { PositivePayExceptionRow } from '@closewright/contract/positive-pay';
import { formatDate } from '@closewright/domain/formats';
import { exceptionDecisionNames, judgeException } from '@closewright/domain/positive-pay';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { cn } from '@closewright/ui/lib/cn';
import { TextLink } from '@closewright/ui/link';
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { explanationOf } from '../../../lib/why/explanation-of.ts';
import { openWhy } from '../../../lib/why/why-dialog.tsx';
import { ExceptionBadge, UntilBadge } from './exception-columns.tsx';
import { historyOf, secondWords } from './exception-words.ts';

export interface ExceptionPaneProps {
  /** In hand. */
  row: PositivePayExceptionRow | null;
  /** What is urgent is so at this time. */
  now: Date;
  /** Address of the ledger of the file of its check. */
  hrefOf(row: PositivePayExceptionRow): string | null;
}

/** Asks the domain why it recommends what it does. */
export const askWhy = (row: PositivePayExceptionRow): void =>
  openWhy(explanationOf(judgeException(row, row.check).trace));

/** The check in hand: what the bank has beside what the ledger has, what is recommended and why, and who did what. */
export function ExceptionPane({ row, now, hrefOf }: ExceptionPaneProps) {
  const clock = useClock();
  if (row === null) return <p className="text-label text-muted">Choose a check to see what the ledger says of it.</p>;
  const { check, recommends } = row;
  const href = hrefOf(row);
  const second = row.decision === null && row.takenOff === null ? secondWords(row, recommends) : null;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="break-words">
          Check {row.checkNumber}, {row.bankAccount}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <b className="figures text-figure font-semibold">{amountText(row.amount)}</b>
          <span className="ms-auto">
            <ExceptionBadge row={row} />
          </span>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <b className="font-semibold">Recommended: {exceptionDecisionNames[recommends]}</b>
        <Button size="sm" icon={CircleHelp} onClick={() => askWhy(row)}>
          Why?
        </Button>
      </p>
      {second !== null && <p className="text-label text-muted">{second}</p>}
      <Looks checks={row.checks} />
      <DescriptionList>
        <Description term="Decide until">
          <UntilBadge row={row} now={now} clock={clock} />
        </Description>
        <Description term="Why the bank asks">{row.bankReason}</Description>
        <Description term="Presented">{formatDate(row.presentedOn)}</Description>
        <Description term="Payee of the bank">{row.payee}</Description>
        {check !== null && (
          <>
            <Description term="Payee of the ledger">{check.payee}</Description>
            <Description term="Drawn">{`${formatDate(check.drawnOn)}, ${amountText(check.amount)}`}</Description>
            <Description term="File" identifier>
              {href === null ? check.fileNumber : <TextLink href={href}>{check.fileNumber}</TextLink>}
            </Description>
          </>
        )}
        {historyOf(row, clock.moment).map(({ term, words }) => (
          <Description key={term} term={term}>
            {words}
          </Description>
        ))}
      </DescriptionList>
    </div>
  );
}

const marks = {
  met: { icon: CircleCheck, tone: 'text-success-fg', says: 'Met' },
  tells: { icon: TriangleAlert, tone: 'text-warning-fg', says: 'To be seen' },
  blocks: { icon: CircleX, tone: 'text-danger-fg', says: 'Speaks against it' },
} as const;

/** What is looked at, each with what it says. */
export function Looks({ checks }: Pick<PositivePayExceptionRow, 'checks'>) {
  return (
    <ul aria-label="What the ledger says" className="divide-y divide-hairline">
      {checks.map(({ check, state, title, words }) => {
        const { icon: Icon, tone, says } = marks[state];
        return (
          <li key={check} className="grid grid-cols-[18px_1fr] gap-x-2 py-1.5">
            <Icon role="img" aria-label={says} className={cn('mt-px size-icon', tone)} strokeWidth={1.75} />
            <div className="min-w-0">
              <b className={cn('block font-medium', state === 'blocks' && 'font-semibold text-danger-fg')}>{title}</b>
              <p className="text-label break-words text-muted">{words}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
