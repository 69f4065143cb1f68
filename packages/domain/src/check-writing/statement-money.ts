import type { PartyNames, ReckonedStatement, StatementParties } from '../closing-file/index.ts';

/** The money of a statement by who gives and gets it, with keys of lines that stay when rows come, go and move. */
export interface StatementMoney extends StatementParties {
  /** 0: the statement of a file without a loan. */
  readonly loanID: number;
}

/** Who gives and gets the money of a statement, each line by a key made of the ids of its rows. */
export function statementMoney(_known: ReckonedStatement, _loanID: number, _names: PartyNames = {}): StatementMoney {
  throw new Error('not built');
}
