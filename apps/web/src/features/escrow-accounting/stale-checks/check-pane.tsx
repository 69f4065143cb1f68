import type { StaleCheck, StaleCheckAct } from '@closewright/contract/stale-checks';
import { formatAddress, formatDate } from '@closewright/domain/formats';
import { answeredOn, dormancyOf } from '@closewright/domain/stale-checks';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TextLink } from '@closewright/ui/link';
import { useClock } from '../../../app/session/clock.ts';
import { amountText } from '../../../lib/amount-text.ts';
import { off } from '../../../lib/off.ts';
import { explanationOf } from '../../../lib/why/explanation-of.ts';
import { openWhy } from '../../../lib/why/why-dialog.tsx';
import { StageBadge } from './stage-badge.tsx';
import { actWords, letterOf, termsWords, windowWords } from './stale-words.ts';

export interface CheckPaneProps {
  /** In hand. */
  check: StaleCheck | null;
  /** Why nothing can be written; null where it can. */
  refusal: string | null;
  onTakeBack(check: StaleCheck, act: StaleCheckAct): void;
  onPrint(act: StaleCheckAct): void;
  hrefOf(ordersID: number): string;
}

/** Why a check is dormant and reported when it is; nothing where its state is not known. */
export function explainCheck({ date, acts, rule }: StaleCheck): void {
  if (rule !== null) openWhy(explanationOf(dormancyOf({ date, answeredOn: answeredOn(acts), rule }).trace));
}

/** The check in hand: whose it is, when it is dormant and reported, and what was done about it. */
export function CheckPane({ check, refusal, onTakeBack, onPrint, hrefOf }: CheckPaneProps) {
  if (check === null) return <p className="text-label text-muted">Choose a check to see what was done about it.</p>;
  const { payee, amount, stage, next, address, addressFrom, dormancy } = check;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="break-words">{payee}</p>
        <p className="flex flex-wrap items-center gap-2">
          <b className="figures text-figure font-semibold">{amountText(amount)}</b>
          <span className="ms-auto">
            <StageBadge stage={stage} />
          </span>
        </p>
        <p className="break-words">{next}</p>
      </div>
      <DescriptionList>
        <Description term="Check" identifier>
          {check.checkNumber}
        </Description>
        <Description term="Of">{`${formatDate(check.date)}, ${check.age} days ago`}</Description>
        <Description term="File" identifier>
          <TextLink href={hrefOf(check.ordersID)}>{check.fileNumber}</TextLink>
        </Description>
        <Description term="Bank account">{check.bankAccount}</Description>
        {check.memo !== null && <Description term="For">{check.memo}</Description>}
        <Description term="Last address">
          {address === null
            ? 'Not known'
            : `${formatAddress(address)}${addressFrom === 'file' ? ' (of the file)' : ' (typed)'}`}
        </Description>
        <Description term="Terms">{termsWords(check)}</Description>
        {dormancy !== null && (
          <>
            <Description term="Dormant">{formatDate(dormancy.dormantOn)}</Description>
            <Description term="Letters">{windowWords(check)}</Description>
            <Description term="Report due">{formatDate(dormancy.reportDue)}</Description>
          </>
        )}
      </DescriptionList>
      {dormancy !== null && (
        <Button size="sm" shortcut="F1" className="self-start" onClick={() => explainCheck(check)}>
          Why this day…
        </Button>
      )}
      <Acts check={check} refusal={refusal} onTakeBack={onTakeBack} onPrint={onPrint} />
    </div>
  );
}

function Acts({
  check,
  refusal,
  onTakeBack,
  onPrint,
}: Pick<CheckPaneProps, 'refusal' | 'onTakeBack' | 'onPrint'> & { check: StaleCheck }) {
  const { moment } = useClock();
  if (check.acts.length === 0) return <p className="text-label text-muted">Nothing was done about it yet.</p>;
  return (
    <ul aria-label="What was done" className="divide-y divide-hairline">
      {check.acts.toReversed().map((act) => {
        const words = actWords(act);
        return (
          <li key={act.staleActID} className="flex flex-col gap-1 py-2">
            <span className="break-words">{`${formatDate(act.on)} ${words}`}</span>
            <span className="text-label text-muted">
              {act.takenBack === null
                ? `${act.by}, ${moment(act.at)}`
                : `Taken back by ${act.takenBack.by}: ${act.takenBack.reason}`}
            </span>
            {act.takenBack === null && (
              <span className="flex gap-2">
                {letterOf(act) && (
                  <Button size="sm" aria-label={`Print again: ${words}`} onClick={() => onPrint(act)}>
                    Print again
                  </Button>
                )}
                <Button
                  size="sm"
                  aria-label={`Take back: ${words}`}
                  {...off(refusal)}
                  onClick={() => onTakeBack(check, act)}
                >
                  Take back…
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
