import type { CommissionFigure } from '@closewright/domain/commissions';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import type { ReactNode } from 'react';
import { FindingBadge } from '../../records/settlement/finding-badge.tsx';

/** The amount of a payment among those of the page. */
export const paymentName = (at: number): string => `payment.${at}`;

type Shown = { figure: CommissionFigure & { kind: 'figure' }; amount: (name: string) => ReactNode };

/** What the side in hand comes to, who gets it, and what of it the deposit pays. */
export function CommissionPayments({ figure: { findings, payments, depositHeld }, amount }: Shown) {
  return (
    <>
      {findings.map(({ what, act }) => (
        <FindingBadge key={what}>
          {what}: {act}
        </FindingBadge>
      ))}
      <DescriptionList layout="ledger">
        {payments?.map(({ payee }, at) => (
          <Description key={paymentName(at)} term={payee}>
            {amount(paymentName(at))}
          </Description>
        ))}
        <Description term="Commission" total>
          {amount('commission')}
        </Description>
        {depositHeld > 0 && <Description term="Kept from the deposit">{amount('kept')}</Description>}
        <Description term="Due at closing">{amount('due')}</Description>
        {depositHeld > 0 && <Description term="Deposit to closing">{amount('rest')}</Description>}
      </DescriptionList>
    </>
  );
}
