import { can } from '@closewright/domain/access';
import { EmptyState } from '@closewright/ui/empty-state';
import { TextLink } from '@closewright/ui/link';
import { Landmark } from 'lucide-react';
import { useSession } from '../../app/session/app-session.ts';

const path = '/configuration/bank-accounts';

/** What stands in place of the tabs of a file whose money can be in no bank account. */
export function NoAccount() {
  const { actor } = useSession();
  return (
    <EmptyState
      icon={Landmark}
      className="flex-1 border-t border-hairline bg-surface-base"
      title="No bank account for this file"
      action={can(actor, 'readBankAccounts').allowed && <TextLink href={path}>Bank accounts</TextLink>}
    >
      Money is received and paid through an escrow trust account of the region of the file. An administrator sets one up
      under Configuration &gt; Bank accounts.
    </EmptyState>
  );
}
