import type { ConsolidatedDetail, ConsolidatedPayment } from '@closewright/contract/consolidated-checks';
import { formatDate } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TextLink } from '@closewright/ui/link';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { messageOf, queryFor } from '../../lib/api/index.ts';
import { paperSteps } from '../../records/check-printing/paper-steps.ts';
import { PaymentStateBadge } from './payment-columns.tsx';
import { paymentTitle } from './payment-words.ts';

type Part = ConsolidatedDetail['parts'][number];

export interface PaymentPaneProps {
  /** In hand. */
  payment: ConsolidatedPayment | null;
  /** The address of the money of a file. */
  hrefOf(part: { readonly ordersID: number }): string;
  /** Tells what its amount is made of. */
  onWhy(payment: ConsolidatedPayment): void;
  /** Withdraws what one has asked for oneself; null where nothing is. */
  onWithdraw: ((ordersID: number) => void) | null;
}

/** The payment in hand: whom it pays, what became of it, and what each file pays by it. */
export function PaymentPane({ payment, hrefOf, onWhy, onWithdraw }: PaymentPaneProps) {
  const { moment } = useClock();
  const { bankAccountID = 0, stripe = 0, number = 0 } = payment ?? {};
  const detail = useQuery({
    ...queryFor('getConsolidated', { params: { bankAccountID, stripe, number } }),
    enabled: payment !== null,
  });
  if (payment === null)
    return <p className="text-label text-muted">Choose a payment to see what each of its files pays by it.</p>;
  const parts = detail.data?.parts ?? [];
  const paper = payment.paper === null ? null : { state: payment.paper, prints: detail.data?.prints ?? [] };
  const { asked } = payment;
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="break-words">{payment.payee}</p>
        <p className="flex flex-wrap items-center gap-2">
          <b className="figures text-figure font-semibold">{amountText(payment.amount)}</b>
          <Button size="sm" shortcut="F1" onClick={() => onWhy(payment)}>
            Why
          </Button>
          <span className="ms-auto">
            <PaymentStateBadge {...payment} />
          </span>
        </p>
      </div>
      <DescriptionList>
        <Description term="Payment" identifier>
          {paymentTitle(payment)}
        </Description>
        <Description term="Date">{formatDate(payment.date)}</Description>
        <Description term="Bank account">{payment.bankAccount}</Description>
        {payment.reference !== null && (
          <Description term="Reference" identifier>
            {payment.reference}
          </Description>
        )}
        {payment.memo !== null && <Description term="Memo">{payment.memo}</Description>}
        {payment.paper !== null && <Description term="Paper">{payment.paper}</Description>}
        {paperSteps(paper, moment).map(({ key, what, words }) => (
          <Description key={key} term={what}>
            {words}
          </Description>
        ))}
        <Description term="Posted">{`${payment.postedBy}, ${moment(payment.postedAt)}`}</Description>
        {payment.endedOn !== null && (
          <Description term="Ended">
            {`${formatDate(payment.endedOn)}${payment.reason === null ? '' : `: ${payment.reason}`}`}
          </Description>
        )}
        {asked !== null && (
          <Description term="Asked for">{`${asked.kind === 'void' ? 'Void' : 'Stop payment'}, by ${asked.by}`}</Description>
        )}
      </DescriptionList>
      {onWithdraw !== null && parts[0] && (
        <Button size="sm" onClick={() => onWithdraw(parts[0]?.ordersID ?? 0)}>
          Withdraw what I asked for
        </Button>
      )}
      {detail.isError && <p role="alert">{messageOf(detail.error)}</p>}
      <Table
        caption="Files"
        columns={columnsOf(payment.amount, hrefOf)}
        rows={parts}
        rowKey={({ ordersID }) => ordersID}
      />
    </div>
  );
}

const columnsOf = (amount: number, hrefOf: PaymentPaneProps['hrefOf']): readonly TableColumn<Part>[] => [
  {
    id: 'file',
    header: 'File',
    rowHead: true,
    cell: (part) => (
      <>
        <TextLink href={hrefOf(part)}>{part.fileNumber}</TextLink>
        <span className="block text-label text-muted">{part.lines.map(({ label }) => label).join(', ')}</span>
      </>
    ),
    total: 'In all',
  },
  {
    id: 'amount',
    header: 'Pays',
    numeric: true,
    cell: (part) => amountText(part.amount),
    total: amountText(amount),
  },
];
