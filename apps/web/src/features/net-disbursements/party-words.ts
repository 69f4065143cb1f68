import type { PartyKind, PartyLine, StatementParty, StatementTotal } from '@closewright/domain/closing-file';
import { formatMoney } from '@closewright/domain/formats';
import { payerWords } from '@closewright/domain/settlement';

/** What a party is called; money whose payee nobody has said is told so. */
export const partyName = ({ name }: StatementParty): string => name ?? 'Without a payee';

/** What a party is to the closing; nothing where its name says it. */
export const kindWords: Readonly<Record<PartyKind, string>> = {
  buyer: '',
  seller: '',
  lender: 'Lender',
  depositHolder: 'Holds the deposit',
  agent: 'Settlement agent',
  other: '',
  nobody: '',
};

/** The amount of a total, empty where it is nothing. */
export function totalText(total: StatementTotal): string {
  if (total.kind === 'open') return 'Open';
  return total.value === 0 ? '' : formatMoney(total.value);
}

/** What a line is for. What was paid outside is marked as the form marks it (12 CFR 1024, Appendix A). */
export const lineWords = ({ label, by }: PartyLine): string =>
  by === undefined ? label : `${label} (P.O.C. by ${payerWords(by)})`;
