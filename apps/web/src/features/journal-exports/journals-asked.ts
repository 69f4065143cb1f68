import { askedId } from '../../lib/asked-id.ts';

/** What the address asks for: which bank account, and whether its exports are shown instead of what is to be exported. */
export interface AskedJournals {
  readonly account?: number;
  readonly show?: 'exports';
}

/** What an address asks for; what it names that there is not is not asked. */
export function readAsked({ account, show }: { account?: unknown; show?: unknown }): AskedJournals {
  const id = askedId(account);
  return { ...(id && { account: id }), ...(show === 'exports' && { show }) };
}
