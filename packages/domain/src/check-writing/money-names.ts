import { joinNames, type NamedParty, ownName, RoleType } from '../parties/index.ts';
import type { MoneyNames } from './statement-money.ts';

/** What a statement knows of names. */
interface NamingStatement {
  readonly loanID: number;
  readonly loans: readonly { readonly loanID: number; readonly lenderName: string | null }[];
  readonly earnestMoneyHeldBy: string | null;
}

/** Who of a file is who for the money of a statement: the lender is that of its loan, the others are those of the contacts that have a name. */
export function moneyNames(
  { loanID, loans, earnestMoneyHeldBy }: NamingStatement,
  contacts: readonly (NamedParty & { readonly roleTypeID: number })[],
): MoneyNames {
  const named = (role: number) => contacts.filter(({ roleTypeID }) => roleTypeID === role).map(ownName);
  return {
    lender: loans.find((loan) => loan.loanID === loanID)?.lenderName ?? null,
    depositHolder: earnestMoneyHeldBy,
    agent: named(RoleType.SettlementAgent).find((name) => name !== null) ?? null,
    buyers: joinNames(named(RoleType.Buyer)),
    sellers: joinNames(named(RoleType.Seller)),
  };
}
