import type { ReconciledAccountRow } from '@closewright/contract/reconciliation';
import { formatDate } from '@closewright/domain/formats';
import { TextLink } from '@closewright/ui/link';
import { useQuery } from '@tanstack/react-query';
import { amountText } from '../../lib/amount-text.ts';
import { queryFor } from '../../lib/api/index.ts';

const path = '/escrow-accounting/reconciliations/openings';

/** What waits of openings: accounts without a posting that may begin with money, and those of which somebody has asked that. */
export function OpeningLinks({ accounts, mayWrite }: { accounts: readonly ReconciledAccountRow[]; mayWrite: boolean }) {
  const openings = useQuery(queryFor('listOpenings', { query: {} }));
  const asked = (openings.data ?? []).filter(({ state }) => state === 'asked');
  const isAsked = new Set(asked.map(({ bankAccountID }) => bankAccountID));
  const empty = accounts.filter(({ hasPostings, bankAccountID }) => !hasPostings && !isAsked.has(bankAccountID));
  if (openings.data === undefined || asked.length + (mayWrite ? empty.length : 0) === 0) return null;
  return (
    <ul aria-label="Openings" className="m-0 flex flex-none list-none flex-wrap gap-x-4 gap-y-1 px-3 py-1 text-body">
      {asked.map(({ openingID, bankAccount, bankBalance, date, askedBy, isOwn }) => (
        <li key={openingID}>
          {bankAccount}: {isOwn ? 'you ask' : `${askedBy} asks`} to begin with {amountText(bankBalance)} on{' '}
          {formatDate(date)}.{' '}
          <TextLink href={`${path}/${openingID}`}>{isOwn ? 'Look at it' : 'Approve or refuse'}</TextLink>
        </li>
      ))}
      {mayWrite &&
        empty.map(({ bankAccountID, name }) => (
          <li key={bankAccountID}>
            {name} has no postings.{' '}
            <TextLink href={`${path}/new?account=${bankAccountID}`} aria-label={`Begin with money: ${name}`}>
              Begin with money
            </TextLink>
          </li>
        ))}
    </ul>
  );
}
