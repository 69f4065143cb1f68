import { formatDate, formatDecimal } from '@closewright/domain/formats';
import type { PayoffFigure } from '@closewright/domain/payoffs';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import type { ReactNode } from 'react';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';

/** What the lender of the payoff in hand must get, and when. */
export function PayoffQuote({ figure, total }: { figure: PayoffFigure & { kind: 'figure' }; total: ReactNode }) {
  return (
    <>
      {figure.findings.map(({ what, act }) => (
        <FindingBadge key={what}>
          {what}: {act}
        </FindingBadge>
      ))}
      <DescriptionList layout="ledger">
        <Description term="Money arrives">{formatDate(figure.arrives)}</Description>
        <Description term="Days of interest">{figure.extraDays}</Description>
        <Description term="Per diem">{formatDecimal(figure.perDay)}</Description>
        <Description term="Payoff" total>
          {total}
        </Description>
      </DescriptionList>
    </>
  );
}
