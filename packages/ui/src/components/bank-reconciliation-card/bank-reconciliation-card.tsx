import { ArrowLeftRight, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../badge/index.ts';
import { TextLink } from '../link/index.ts';
import {
  addressLine,
  CardAmount,
  type CardFact,
  CardFacts,
  CardHead,
  type CardSource,
  type CardTriggerProps,
  cardDate,
  PopoverCard,
} from '../popover-card/index.ts';
import { bankReconciliationCardMessages } from './bank-reconciliation-card.messages.ts';
import {
  type BankItem,
  type CheckItem,
  type DepositItem,
  isAmountMismatch,
  isWire,
  type ReconciliationItem,
} from './reconciliation-item.ts';

export interface BankReconciliationCardProps extends CardSource<ReconciliationItem>, CardTriggerProps {
  /** Accessible name while it loads: "Check 20417". */
  label: string;
  /** Where a check is (check writing) and where a reconciliation is; without them numbers are plain text. */
  fileHref?: ((item: CheckItem | DepositItem) => string | undefined) | undefined;
  reconciliationHref?: ((reconciliationID: number) => string | undefined) | undefined;
  messages?: Partial<typeof bankReconciliationCardMessages> | undefined;
}

type Links = Pick<BankReconciliationCardProps, 'fileHref' | 'reconciliationHref'>;
type Text = typeof bankReconciliationCardMessages;

const maybeLink = (href: string | undefined, words: string): ReactNode =>
  href === undefined ? words : <TextLink href={href}>{words}</TextLink>;

function Bank({ item, text }: { item: BankItem; text: Text }) {
  const mismatch = isAmountMismatch(item.issue);
  return (
    <>
      <CardHead
        title={item.transactionType ?? text.bank}
        badge={
          <>
            {isWire(item.transactionType) && <Badge icon={ArrowLeftRight}>{text.wireBadge}</Badge>}
            {mismatch && (
              <Badge tone="danger" icon={TriangleAlert}>
                {item.issue}
              </Badge>
            )}
          </>
        }
        subtitle={item.autoReconTransactionTypeCode}
      />
      <CardFacts
        facts={[
          { term: text.description, value: item.transactionDescription },
          { term: text.issue, value: !mismatch && item.issue },
          { term: text.amount, value: <CardAmount cents={item.transactionAmount} /> },
          { term: text.bankReference, value: item.bankReferenceNumber, identifier: true },
          { term: text.customerReference, value: item.customerReferenceNumber, identifier: true },
          { term: text.notes, value: item.notes },
        ]}
      />
    </>
  );
}

function Own({ item, text, fileHref, reconciliationHref }: { item: CheckItem | DepositItem; text: Text } & Links) {
  const isCheck = item.kind === 'check';
  const { gfNo, wireNumber, reconciliationID, reconciliationDate } = item;
  const title = wireNumber
    ? text.wire(wireNumber)
    : isCheck
      ? item.checkNumber
        ? text.check(item.checkNumber)
        : text.checkWithout
      : item.depositSlipID
        ? text.deposit(String(item.depositSlipID))
        : text.depositWithout;
  const dates: CardFact[] = isCheck
    ? [
        { term: text.checkDate, value: cardDate(item.checkDate) },
        { term: text.expectedWireOut, value: cardDate(item.expectedWireOutDate) },
      ]
    : [
        { term: text.depositDate, value: cardDate(item.depositDate) },
        { term: text.expectedWire, value: cardDate(item.expectedWireDate) },
      ];
  const people: CardFact[] = isCheck
    ? [
        { term: text.payee, value: item.payee },
        { term: text.payeeCompanyID, value: item.payeeCompanyID, identifier: true },
        { term: text.address, value: addressLine(item) },
        { term: text.memo, value: item.memo },
      ]
    : [
        { term: text.payor, value: item.payor },
        { term: text.reference, value: item.referenceNumber, identifier: true },
      ];
  const reconciledOn = cardDate(reconciliationDate);
  return (
    <>
      <CardHead
        title={title}
        badge={
          <>
            {wireNumber && <Badge icon={ArrowLeftRight}>{text.wireBadge}</Badge>}
            {reconciliationID && (
              <Badge tone="success" icon={CircleCheck}>
                {text.reconciled}
              </Badge>
            )}
          </>
        }
      />
      <CardFacts
        facts={[
          { term: text.file, value: gfNo && maybeLink(fileHref?.(item), gfNo), identifier: true },
          ...dates,
          { term: text.amount, value: <CardAmount cents={item.amount} /> },
          ...people,
          {
            term: text.reconciledOn,
            value:
              reconciledOn &&
              maybeLink(reconciliationID ? reconciliationHref?.(reconciliationID) : undefined, reconciledOn),
          },
        ]}
      />
    </>
  );
}

/** An item of a bank reconciliation: what the bank reports, or the check or deposit of a file it belongs to. */
export function BankReconciliationCard({
  label,
  fileHref,
  reconciliationHref,
  messages,
  ...card
}: BankReconciliationCardProps) {
  const text = { ...bankReconciliationCardMessages, ...messages };
  return (
    <PopoverCard
      {...card}
      label={label}
      content={(item) =>
        item.kind === 'bank' ? (
          <Bank item={item} text={text} />
        ) : (
          <Own item={item} text={text} fileHref={fileHref} reconciliationHref={reconciliationHref} />
        )
      }
    />
  );
}
