import { formatDate, formatDecimal } from '@closewright/domain/formats';
import type { PayoffFigure } from '@closewright/domain/payoffs';
import { Badge } from '@closewright/ui/badge';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the lender of the payoff in hand must get, and when. */
export function PayoffQuote({ figure, total }: { figure: PayoffFigure & { kind: 'figure' }; total: ReactNode }) {
  return (
    <>
      {figure.findings.map(({ what, act }) => (
        <Badge key={what} tone="warning" icon={TriangleAlert}>
          {what}: {act}
        </Badge>
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
