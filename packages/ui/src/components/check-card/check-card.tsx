import { Banknote, Printer } from 'lucide-react';
import { Badge } from '../badge/index.ts';
import {
  CardAmount,
  CardFacts,
  CardHead,
  CardLines,
  type CardSource,
  type CardTriggerProps,
  cardDate,
  PopoverCard,
} from '../popover-card/index.ts';
import { checkCardMessages } from './check-card.messages.ts';
import { type CheckOrReceipt, shownLineNumber } from './check-detail.ts';

export interface CheckCardProps extends CardSource<CheckOrReceipt>, CardTriggerProps {
  /** Accessible name while it loads: "Check 20417". */
  label: string;
  /** Where the check or receipt is. */
  href?: string | undefined;
  messages?: Partial<typeof checkCardMessages> | undefined;
}

type Text = typeof checkCardMessages;

const titleOf = (item: CheckOrReceipt, text: Text): string => {
  if (item.kind === 'receipt') return item.receiptDisplay ? text.receipt(item.receiptDisplay) : text.receiptWithout;
  if (item.checkNumber) return text.check(item.checkNumber);
  return item.wireNumber ? text.wire(item.wireNumber) : text.checkWithout;
};

function Body({ item, href, text }: { item: CheckOrReceipt; href: string | undefined; text: Text }) {
  const title = titleOf(item, text);
  const isCheck = item.kind === 'check';
  const date = cardDate(isCheck ? item.checkDate : item.depositDate);
  const done = isCheck ? item.datePrinted : item.depositDate;
  return (
    <>
      <CardHead
        title={title}
        badge={
          done ? (
            <Badge icon={isCheck ? Printer : Banknote}>{isCheck ? text.printed : text.deposited}</Badge>
          ) : (
            isCheck && <Badge tone="warning">{text.notPrinted}</Badge>
          )
        }
        subtitle={[isCheck ? item.payee : item.payor, date].filter(Boolean).join(' · ')}
        href={href}
        hrefLabel={text.open(title)}
      />
      <CardFacts
        facts={[
          { term: text.amount, value: <CardAmount cents={item.amount} /> },
          { term: text.payeeCompanyID, value: isCheck && item.payeeCompanyID, identifier: true },
          { term: text.datePrinted, value: isCheck && cardDate(item.datePrinted) },
          { term: text.wireNumber, value: item.wireNumber, identifier: true },
          { term: text.reference, value: item.referenceNumber, identifier: true },
          { term: text.memo, value: item.memo },
        ]}
      />
      {item.lines.length === 0 ? (
        <p className="mt-1 text-label text-muted">{text.noLines}</p>
      ) : (
        <CardLines
          label={text.lines(title)}
          columns={{
            code: text.line,
            description: text.description,
            detail: text.accountingCode,
            amount: text.amount,
          }}
          lines={item.lines.map((line, at) => ({
            id: `${line.lineNumber}-${at}`,
            code: shownLineNumber(line.lineNumber),
            description: line.description,
            amount: line.amount,
            detail: line.accountingCodeID ? String(line.accountingCodeID) : undefined,
          }))}
          total={{ label: text.total(item.kind), amount: item.lines.reduce((sum, line) => sum + line.amount, 0) }}
        />
      )}
    </>
  );
}

/** A check or a receipt with its lines. */
export function CheckCard({ label, href, messages, ...card }: CheckCardProps) {
  const text = { ...checkCardMessages, ...messages };
  return <PopoverCard {...card} label={label} content={(item) => <Body item={item} href={href} text={text} />} />;
}
