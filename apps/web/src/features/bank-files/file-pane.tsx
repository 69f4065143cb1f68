import type { BankFileRow } from '@closewright/contract/bank-files';
import { counted, formatDate } from '@closewright/domain/formats';
import { Badge } from '@closewright/ui/badge';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { TextLink } from '@closewright/ui/link';
import { TriangleAlert } from 'lucide-react';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { fileFacts, itemWords, rangeWords } from './bank-file-words.ts';
import { reconcileHref } from './bank-files-asked.ts';
import type { useBankFile } from './use-bank-files.ts';

export interface FilePaneProps {
  /** The file in hand. */
  file: BankFileRow | null;
  /** Null until it is read. */
  inTheWay: NonNullable<ReturnType<typeof useBankFile>>['inTheWay'] | null;
}

/** So many items in the way are told one by one. */
const mostInTheWay = 50;

/** The file in hand: what was taken of it by account, where its days are reconciled, and what keeps it from being taken back. */
export function FilePane({ file, inTheWay }: FilePaneProps) {
  const clock = useClock();
  if (file === null) return <p className="text-label text-muted">Choose a file to read all of it.</p>;
  return (
    <div className="flex flex-col gap-3">
      {file.accounts.map((account) => (
        <section key={account.bankAccountID} aria-label={account.name}>
          <h2 className="text-section font-semibold break-words">{account.name}</h2>
          <p className="text-label text-muted">{rangeWords(account.from, account.through)}</p>
          <DescriptionList layout="ledger">
            <Description term="Items">{account.items}</Description>
            <Description term="In">{amountText(account.in)}</Description>
            <Description term="Out">{amountText(account.out)}</Description>
          </DescriptionList>
          {file.takenBack === null && (
            <TextLink href={reconcileHref(account.bankAccountID, account.through)}>
              Reconcile {formatDate(account.through)}
            </TextLink>
          )}
        </section>
      ))}
      <InTheWay items={file.takenBack === null ? inTheWay : []} />
      <ul className="text-label text-muted">
        {fileFacts(file, clock.moment).map((fact) => (
          <li key={fact} className="break-words">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

function InTheWay({ items }: { items: FilePaneProps['inTheWay'] }) {
  if (items === null || items.length === 0) return null;
  return (
    <section aria-label="Why it cannot be taken back">
      <Badge tone="warning" icon={TriangleAlert}>
        {counted(items.length, 'item')} in the way
      </Badge>
      <p className="pt-1 text-label text-muted">
        It can be taken back once these are unmatched, and their days are not reconciled.
      </p>
      <ul className="text-label">
        {items.slice(0, mostInTheWay).map(({ item, why }) => (
          <li key={item.bankItemID} className="py-0.5 break-words">
            {why}: {itemWords(item)}
          </li>
        ))}
        {items.length > mostInTheWay && <li>{items.length - mostInTheWay} more</li>}
      </ul>
    </section>
  );
}
