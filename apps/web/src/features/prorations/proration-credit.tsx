import { formatDate, formatDecimal } from '@closewright/domain/formats';
import type { ProrationFigure } from '@closewright/domain/prorations';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import type { ReactNode } from 'react';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';

type Shown = { figure: ProrationFigure & { kind: 'figure' }; credit: ReactNode; again: ReactNode };

/** Whom the proration in hand credits, for which days, and what is still owed by the real bill. */
export function ProrationCredit({ figure, credit, again }: Shown) {
  const { days, perDay, creditTo, findings } = figure;
  return (
    <>
      {findings.map(({ what, act }) => (
        <FindingBadge key={what}>
          {what}: {act}
        </FindingBadge>
      ))}
      <DescriptionList layout="ledger">
        <Description term="From">{days && formatDate(days.from)}</Description>
        <Description term="To">{days && formatDate(days.to)}</Description>
        <Description term={`Days of the ${creditTo === 'buyer' ? 'seller' : 'buyer'}`}>{days?.count ?? 0}</Description>
        <Description term="Charge of a day">{formatDecimal(perDay)}</Description>
        <Description term={`Credit to the ${creditTo}`} total>
          {credit}
        </Description>
        {figure.again && <Description term={`By the bill, owed to the ${figure.again.owedTo}`}>{again}</Description>}
      </DescriptionList>
    </>
  );
}
