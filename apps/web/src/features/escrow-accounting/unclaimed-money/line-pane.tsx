import type { UnclaimedMoney } from '@closewright/contract/unclaimed';
import { formatDate } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TextLink } from '@closewright/ui/link';
import { amountText } from '../../../lib/amount-text.ts';
import { openWhy } from '../../../lib/why/why-dialog.tsx';
import { explainLeft, kindNames, type Line, stateWords } from './unclaimed-words.ts';

export interface LinePaneProps {
  line: Line | null;
  hrefOf(ordersID: number): string;
}

/** A file may claim twice on a day: each is known by its place. */
const claimsOf = ({ claims }: UnclaimedMoney) => claims.map((claim, place) => ({ place, ...claim }));

/** The money in hand: who sent it, the expected wires that it may be, and the files that claimed of it. */
export function LinePane({ line, hrefOf }: LinePaneProps) {
  if (line === null) return <p className="text-label text-muted">Choose a row to see what it may be.</p>;
  const { money } = line;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="break-words">{money?.sender ?? line.bankAccount}</p>
        <p>
          <b className="figures text-figure font-semibold">{amountText(line.left)}</b>
        </p>
        <p>{`${kindNames[line.kind]}: ${stateWords(line)}`}</p>
      </div>
      <DescriptionList>
        <Description term="Bank account">{line.bankAccount}</Description>
        {money !== null && (
          <>
            <Description term="Came in">{`${formatDate(money.date)}, ${money.age} days ago`}</Description>
            <Description term="Amount">{amountText(money.amount)}</Description>
            {money.instrument !== null && <Description term="How">{money.instrument}</Description>}
            {money.reference !== null && (
              <Description term="Reference" identifier>
                {money.reference}
              </Description>
            )}
            {money.memo !== null && <Description term="Bank says">{money.memo}</Description>}
          </>
        )}
      </DescriptionList>
      <Button size="sm" shortcut="F1" className="self-start" onClick={() => openWhy(explainLeft(line))}>
        Why this amount…
      </Button>
      {money !== null && money.fits.length > 0 && (
        <ul aria-label="Expected wires that it may be" className="divide-y divide-hairline">
          {money.fits.map(({ ordersID, fileNumber, sender, why, isSure }) => (
            <li key={`${ordersID} ${sender} ${why}`} className="py-2">
              <TextLink href={hrefOf(ordersID)}>{fileNumber}</TextLink> {sender}
              <p className="text-label text-muted">{isSure ? why : `Perhaps: ${why}`}</p>
            </li>
          ))}
        </ul>
      )}
      {money !== null && money.claims.length > 0 && (
        <ul aria-label="Claimed" className="divide-y divide-hairline">
          {claimsOf(money).map(({ place, ordersID, fileNumber, amount, date }) => (
            <li key={place} className="py-2">
              {`${formatDate(date)} ${amountText(amount)} `}
              {ordersID === null || fileNumber === null ? (
                'by another file'
              ) : (
                <TextLink href={hrefOf(ordersID)}>{fileNumber}</TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
