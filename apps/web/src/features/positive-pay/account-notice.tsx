import type { PositivePayAccountRow } from '@closewright/contract/positive-pay';
import { Badge } from '@closewright/ui/badge';
import { TextLink } from '@closewright/ui/link';
import { TriangleAlert } from 'lucide-react';
import { useClock } from '../../app/session/clock.ts';
import { lastFileWords } from './positive-pay-words.ts';
import { useNewestFile } from './use-positive-pay.ts';

/** What stands in the way of a file of an account and what to do about it; else what its last file was. */
export function AccountNotice({ account }: { account: PositivePayAccountRow }) {
  const clock = useClock();
  const { name, bankAccountID, positivePayLayoutID, obstacle, layoutName, lastFile } = account;
  const newest = useNewestFile(bankAccountID);
  if (positivePayLayoutID === null)
    return (
      <p className="flex min-w-0 items-center gap-2">
        <Badge tone="warning" icon={TriangleAlert}>
          No layout
        </Badge>
        <span className="min-w-0">
          Say how its bank wants to be told: choose a layout at{' '}
          <TextLink href={`/configuration/bank-accounts?find=${encodeURIComponent(name)}`}>the bank account</TextLink>,
          or make one under <TextLink href="/configuration/positive-pay-layouts">Positive pay layouts</TextLink>.
        </span>
      </p>
    );
  if (obstacle !== null)
    return (
      <p className="flex min-w-0 items-center gap-2">
        <Badge tone="warning" icon={TriangleAlert}>
          No file can be made
        </Badge>
        <span className="min-w-0">{obstacle}</span>
      </p>
    );
  return (
    <p className="min-w-0 truncate text-label text-muted">
      Layout {layoutName}. {lastFileWords(newest ?? lastFile, clock.moment)}
    </p>
  );
}
