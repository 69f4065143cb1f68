import {
  type PartyNames,
  type ReckonedStatement,
  type StatementParties,
  type StatementParty,
  sellersField,
  statementParties,
} from '../closing-file/index.ts';
import { nameKey } from '../parties/index.ts';
import { cappedKey, lineKeysOf } from './line-keys.ts';

/** Who of a file is who, with the names that checks to its sides are made out to. */
export interface MoneyNames extends PartyNames {
  /** `Michael Jones and Mary Stone`; the cash of a side that nobody is named of goes to nobody by name. */
  readonly buyers?: string | null;
  readonly sellers?: string | null;
}

/** The money of a statement by who gives and gets it, with keys of lines that stay when rows come, go and move. */
export interface StatementMoney extends StatementParties {
  /** 0: the statement of a file without a loan. */
  readonly loanID: number;
}

/**
 * Who gives and gets the money of a statement, each line by a key made of the ids of its rows: it stays when other rows come, go and move, and when its own amount or words change. A party is
 * known by what it is to the closing, others by their name.
 */
export function statementMoney(known: ReckonedStatement, loanID: number, names: MoneyNames = {}): StatementMoney {
  const { file, charges, fees, figures } = known;
  const made = statementParties(file, charges, fees, figures, names);
  const keyOf = lineKeysOf(known);
  return {
    ...made,
    loanID,
    parties: made.parties.map((party) => ({
      ...party,
      key: partyKey(party, loanID),
      name: nameOf(party, names),
      lines: party.lines.map((line) => ({ ...line, key: keyOf(line) })),
    })),
  };
}

/** Where the names of a side stand. */
export const sideFields = { buyer: 'file.buyers', seller: sellersField } as const;

function nameOf({ kind, name }: StatementParty, { buyers, sellers }: MoneyNames): string | null {
  if (kind === 'buyer') return buyers?.trim() || null;
  return kind === 'seller' ? sellers?.trim() || null : name;
}

/** The lender of each loan is another one; whoever is called otherwise later is still the same. */
function partyKey({ kind, name }: StatementParty, loanID: number): string {
  if (kind === 'lender') return `lender.id${loanID}`;
  return kind === 'other' ? cappedKey(`name ${nameKey(name ?? '')}`) : kind;
}
