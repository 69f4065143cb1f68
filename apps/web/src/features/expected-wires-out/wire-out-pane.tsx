import type { WireOut } from '@closewright/contract/wires';
import { formatDate } from '@closewright/domain/formats';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { cn } from '@closewright/ui/lib/cn';
import { TextLink } from '@closewright/ui/link';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { achWords, fileWords, lacksWords, meansNames, sentWords } from './wire-out-words.ts';
import { WireStateBadge } from './wire-state-badge.tsx';

export interface WireOutPaneProps {
  /** In hand. */
  wire: WireOut | null;
  /** The address asks for a wire that the list does not have. */
  isMissing: boolean;
  /** Why it was not released. */
  problem: string | undefined;
  hrefOf(wire: WireOut): string;
}

/** The wire or ACH payment in hand: where it goes, who did what, and what is looked at before it leaves. */
export function WireOutPane({ wire, isMissing, problem, hrefOf }: WireOutPaneProps) {
  const { moment } = useClock();
  if (wire === null)
    return (
      <p className="text-label text-muted">
        {isMissing
          ? 'The payment that was asked for is not among these: another state or bank account may have it.'
          : 'Choose a payment to see what it lacks.'}
      </p>
    );
  const { payee, amount, means, state, to, released, sent, returned } = wire;
  const ach = means === 'ACH' && to !== null ? achWords(to) : null;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="break-words">{payee}</p>
        <p className="flex flex-wrap items-center gap-2">
          <b className="figures text-figure font-semibold">{amountText(amount)}</b>
          <span className="ms-auto">
            <WireStateBadge state={state} />
          </span>
        </p>
      </div>
      {problem !== undefined && (
        <p role="alert" className="bg-danger-bg p-2 text-danger-fg">
          Not released: {problem}
        </p>
      )}
      {state === 'returned' && (
        <p role="alert" className="bg-danger-bg p-2 text-danger-fg">
          {lacksWords(wire)}
        </p>
      )}
      {state !== 'ended' && state !== 'returned' && <Checks checks={wire.checks} />}
      <DescriptionList>
        {to !== null && (
          <>
            <Description term="Goes to">
              <TextLink href={`/configuration/wire-payees?payee=${to.wirePayeeID}`}>{to.name}</TextLink>, instructions{' '}
              {to.number}
            </Description>
            <Description term="Beneficiary">{to.beneficiary}</Description>
            <Description term="Bank">{to.bankName}</Description>
            <Description term="Routing number" identifier>
              {to.routingNumber}
            </Description>
            <Description term="Account number" identifier>
              {to.accountNumber}
            </Description>
            {ach !== null && <Description term="ACH">{ach}</Description>}
            <Description term="Named">{`${to.named.by}, ${moment(to.named.at)}`}</Description>
          </>
        )}
        <Description term="File" identifier>
          <TextLink href={hrefOf(wire)}>{fileWords(wire)}</TextLink>
        </Description>
        <Description term="Leaves by">{meansNames[means]}</Description>
        <Description term="Bank account">{wire.bankAccount}</Description>
        <Description term="Reference" identifier>
          {wire.reference}
        </Description>
        <Description term="Of">{formatDate(wire.date)}</Description>
        <Description term="Posted">{`${wire.postedBy}, ${moment(wire.postedAt)}`}</Description>
        {wire.memo !== null && <Description term="For">{wire.memo}</Description>}
        {released !== null && <Description term="Released">{`${released.by}, ${moment(released.at)}`}</Description>}
        {sent !== null && <Description term="Sent">{`${sentWords(sent)}. ${sent.by}, ${moment(sent.at)}`}</Description>}
        {returned !== null && (
          <Description term="Came back">
            {`${formatDate(returned.on)}. ${returned.by}, ${moment(returned.at)}${returned.note === null ? '' : `: ${returned.note}`}`}
          </Description>
        )}
        {wire.paidOn !== null && <Description term="Paid">{formatDate(wire.paidOn)}</Description>}
      </DescriptionList>
    </div>
  );
}

const marks = {
  met: { icon: CircleCheck, tone: 'text-success-fg', says: 'Met' },
  tells: { icon: TriangleAlert, tone: 'text-warning-fg', says: 'To be seen' },
  blocks: { icon: CircleX, tone: 'text-danger-fg', says: 'Blocks' },
} as const;

function Checks({ checks }: Pick<WireOut, 'checks'>) {
  return (
    <ul aria-label="Checks" className="divide-y divide-hairline">
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
