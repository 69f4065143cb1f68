import {
  namedByID,
  outOfBalance,
  type PartyKind,
  type PartyLine,
  type PartyNames,
  type ReckonedStatement,
  type StatementParties,
  type StatementParty,
  sellersField,
  statementParties,
  type ToClose,
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
  /** Null while nobody has said it. */
  readonly propertyState: string | null;
  /** Each line that nobody answers for, with its field. Two that are out against each other are none in balance, whatever the sums say. */
  readonly out: readonly ToClose[];
}

/**
 * Who gives and gets the money of a statement, each line by a key made of the ids of its rows: it stays when other rows come, go and move, and when its own amount or words change. A party is
 * known by what it is to the closing, others by their name. Whoever the file does not name has none: a role is nobody that a check can be made out to.
 */
export function statementMoney(known: ReckonedStatement, loanID: number, names: MoneyNames = {}): StatementMoney {
  const { file, charges, fees, figures } = known;
  const made = statementParties(file, charges, fees, figures, names);
  const keyOf = lineKeysOf(known);
  return {
    ...made,
    loanID,
    propertyState: file.propertyState ?? null,
    out: outOfBalance(figures),
    parties: made.parties.map((party) => {
      const lines = party.lines.map((line) => called({ ...line, key: keyOf(line) }, known));
      return { ...party, key: partyKey(party, loanID), name: nameOf({ ...party, lines }, names, known), lines };
    }),
  };
}

/** Whoever is paid off stands as the payee: the line says what for, with the number of the loan. */
function called(line: PartyLine, { rows, ids }: ReckonedStatement): PartyLine {
  const payoff = rows.payoffs.find((_, at) => namedByID(`payoffs.${at}`, ids) === line.key);
  if (!payoff) return line;
  const number = payoff.loanNumber?.trim();
  return { ...line, label: number ? `Payoff of loan ${number}` : 'Payoff' };
}

/** Where the name of a party stands that the file does not name. */
export const partyFields = {
  buyer: 'file.buyers',
  seller: sellersField,
  lender: 'loan.lenderName',
  depositHolder: 'earnestMoneyHeldBy',
} as const satisfies Partial<Record<PartyKind, string>>;

function nameOf(party: StatementParty, names: MoneyNames, { rows, ids }: ReckonedStatement): string | null {
  const { kind, name, lines } = party;
  switch (kind) {
    case 'buyer':
      return names.buyers?.trim() || null;
    case 'seller':
      return names.sellers?.trim() || null;
    case 'lender':
      return names.lender?.trim() || null;
    case 'depositHolder':
      return names.depositHolder?.trim() || null;
    default: {
      // A payoff whose lender nobody has named is called by its number.
      const unnamed = rows.payoffs.flatMap(({ lenderName }, at) =>
        lenderName?.trim() ? [] : [namedByID(`payoffs.${at}`, ids)],
      );
      return lines.every(({ key }) => unnamed.includes(key)) ? null : name;
    }
  }
}

/** The lender of each loan is another one; whoever is called otherwise later is still the same. */
function partyKey({ kind, name }: StatementParty, loanID: number): string {
  if (kind === 'lender') return `lender.id${loanID}`;
  return kind === 'other' ? cappedKey(`name ${nameKey(name ?? '')}`) : kind;
}
