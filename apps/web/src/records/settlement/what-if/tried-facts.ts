import type { Settlement, StatementLoan } from '@closewright/contract/settlement';
import { type ReckonedStatement, reckonedDocument } from '@closewright/domain/closing-file';
import type { WireDate } from '@closewright/domain/dates';
import type { StoredFee } from '@closewright/domain/fees';
import type { Rate } from '@closewright/domain/money';
import { createStore } from '../../../lib/store.ts';
import type { Row, Rows } from '../../editor/aggregate.ts';
import type { StatementKind } from '../statement-aggregate.ts';
import { editedStatement } from '../statement-figures.ts';
import { loanOf } from '../stored-loan.ts';

/** What of a file and its loan can be tried. */
export interface TriedFacts {
  readonly closingDate: WireDate | null;
  readonly disbursementDate: WireDate | null;
  readonly salePrice: number | null;
  readonly earnestMoney: number | null;
  readonly loanAmount: number | null;
  /** The rate of the loan. */
  readonly rate: Rate | null;
}

export type FactName = keyof TriedFacts;

/** What is tried: facts that differ from those of the file, and what of the shares of fees does, by the ids of stored ones. */
export interface Tried {
  readonly facts: Partial<TriedFacts>;
  readonly payers: Readonly<Record<number, Partial<StoredFee>>>;
  /** Why it is to be applied. */
  readonly reason: string;
}

export const nothingTried: Tried = { facts: {}, payers: {}, reason: '' };

/** How much is tried. */
export const triedCount = ({ facts, payers }: Tried): number => Object.keys(facts).length + Object.keys(payers).length;

/** What is tried, by file and loan: it waits while the user looks at other pages. Nothing of it is stored. */
export const triedByStatement = createStore<ReadonlyMap<string, Tried>>(new Map());

/** The facts as the file has them. */
export function factsOfFile(statement: Settlement): TriedFacts {
  const { closingDate, disbursementDate, salePrice, earnestMoney } = statement;
  const { amount: loanAmount = null, rate = null } = loanOf(statement) ?? {};
  return { closingDate, disbursementDate, salePrice, earnestMoney, loanAmount, rate };
}

/** What is tried of the file, and of its loan as its record calls it. */
export function factsApart({ loanAmount, rate, ...ofFile }: Tried['facts']) {
  const ofLoan = {
    ...(loanAmount === undefined ? {} : { amount: loanAmount }),
    ...(rate === undefined ? {} : { rate }),
  };
  return { ofFile, ofLoan };
}

/** What is tried with another value of a fact; what the file has already is no longer tried. */
export function withFact<N extends FactName>(tried: Tried, ofFile: TriedFacts, name: N, value: TriedFacts[N]): Tried {
  const { [name]: _, ...others } = tried.facts;
  return { ...tried, facts: value === ofFile[name] ? others : { ...others, [name]: value } };
}

/** What is tried with other shares of a fee; those that are as they are stored are no longer tried. */
export function withShares(tried: Tried, { id, values }: Row, shares: Partial<StoredFee>): Tried {
  const { [id]: _, ...others } = tried.payers;
  const changed = Object.entries(shares).filter(([name, value]) => (values[name] ?? null) !== value);
  return { ...tried, payers: changed.length === 0 ? others : { ...others, [id]: Object.fromEntries(changed) } };
}

/** What is tried without the payers of fees that are no longer there. */
export function withoutGone(tried: Tried, { fees }: Rows<StatementKind>): Tried {
  const payers = Object.entries(tried.payers).filter(([id]) => fees.some((row) => row.id === Number(id)));
  return payers.length === Object.keys(tried.payers).length ? tried : { ...tried, payers: Object.fromEntries(payers) };
}

/** What of stored fees changes with what is tried, as a save sends it. */
export const feesTried = ({ fees }: Rows<StatementKind>, payers: Tried['payers']) =>
  fees.flatMap(({ id }) => {
    const shares = payers[id];
    return shares === undefined ? [] : [{ feeID: id, ...shares }];
  });

/** The rows with other payers of their fees. */
function withPayers(rows: Rows<StatementKind>, payers: Tried['payers']): Rows<StatementKind> {
  const fees = rows.fees.map((row) => {
    const shares = payers[row.id];
    return shares === undefined ? row : { ...row, values: { ...row.values, ...shares } };
  });
  return { ...rows, fees };
}

/** A statement with its loan, if it has one, as the pages of the loan ask for it. */
export interface TriedState {
  readonly state: ReckonedStatement;
  readonly loan: StatementLoan | null;
}

/** The statement as its rows stand, and as it would be. */
export function reckonedBoth(
  rows: Rows<StatementKind>,
  statement: Settlement,
  hasSeller: boolean,
  { facts, payers }: Tried,
): { before: TriedState; after: TriedState } {
  const { ofFile, ofLoan } = factsApart(facts);
  const before = editedStatement(rows, statement);
  const loan = loanOf(statement);
  const tried = loan && { ...loan, ...ofLoan };
  const loans = before.loans.map((each) => (tried && each.loanID === tried.loanID ? tried : each));
  const after = { ...editedStatement(withPayers(rows, payers), statement), ...ofFile, loans };
  return {
    before: { state: reckonedDocument({ ...before, hasSeller }), loan },
    after: { state: reckonedDocument({ ...after, hasSeller }), loan: tried },
  };
}
