import { isWireDate } from '@closewright/domain/dates';
import { askedId } from '../../lib/asked-id.ts';

/** What the address asks for: whose policies, of which month, and the remittance in hand where those that were made are shown. */
export interface AskedRemittances {
  readonly underwriter?: string;
  /** `2026-03`. */
  readonly month?: string;
  readonly show?: 'made';
  readonly remittance?: number;
}

/** What an address asks for, without what nobody can ask for. */
export function askedRemittances({ underwriter, month, show, remittance }: Record<string, unknown>): AskedRemittances {
  const id = askedId(remittance);
  return {
    ...(typeof underwriter === 'string' && underwriter !== '' && { underwriter: underwriter.slice(0, 160) }),
    ...(typeof month === 'string' && isWireDate(`${month}-01`) && { month }),
    ...(show === 'made' && { show }),
    ...(id && { remittance: id }),
  };
}
