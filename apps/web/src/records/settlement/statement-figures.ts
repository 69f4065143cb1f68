import type { Settlement } from '@closewright/contract/settlement';
import {
  type FiguredFee,
  figuredFees,
  type ReckonedStatement,
  type StatementCost,
  type StatementDocument,
  type StatementFigures,
  sourceOf,
  statementCosts,
  statementFigures,
  titleDetailsOf,
  whatIsMissing,
} from '@closewright/domain/closing-file';
import { emptyEndorsement, emptyOutsideParty, emptyRateOrder, type StoredRates } from '@closewright/domain/premium';
import { useMemo } from 'react';
import { useOpenFile } from '../../open-file/file-context.ts';
import { kindNames, type Row, type Rows } from '../editor/aggregate.ts';
import { inOrder, isBlank, namesOf } from '../editor/rows.ts';
import { type StatementKind, statementKinds } from './statement-aggregate.ts';
import { rowsBelow, useStatementRows } from './statement-rows.ts';

/** The rows of a list that figures are made of, in the order that the fields of a trace count them: a new one that is blank is none yet. */
export const figuredRows = (rows: Rows<StatementKind>, kind: StatementKind): readonly Row[] =>
  inOrder(statementKinds, rows, kind).filter((row) => !isBlank(statementKinds, rows, kind, row));

/** The values of the rows below a row, those that are not typed yet as none. */
const below = <V extends object>(rows: Rows<StatementKind>, kind: StatementKind, { id }: Row, none: V): readonly V[] =>
  rowsBelow(rows, kind, id).map(({ values }) => ({ ...none, ...values }));

/** A rate order with the rows below it, as the rules read it. */
export const storedRatesOf = (rows: Rows<StatementKind>, row: Row): StoredRates => ({
  order: { ...emptyRateOrder, ...row.values },
  endorsements: below(rows, 'rateEndorsements', row, emptyEndorsement),
  parties: below(rows, 'outsideParties', row, emptyOutsideParty),
});

/** A statement as its rows stand on the screen. */
export function editedStatement(rows: Rows<StatementKind>, statement: Settlement): StatementDocument {
  const lists = kindNames(statementKinds).flatMap((kind) => {
    const { id, parent } = statementKinds[kind];
    if (id === undefined) return [];
    const none = Object.fromEntries(namesOf(statementKinds[kind]).map((name) => [name, null]));
    // Of the rows below a row, its page counts those that are not typed yet.
    const list = parent ? inOrder(statementKinds, rows, kind) : figuredRows(rows, kind);
    return [[kind, list.map((row) => ({ ...none, ...row.values, [id]: row.id }))] as const];
  });
  // The tables of its lists say what their rows hold.
  return {
    ...statement,
    statement: { ...statement.statement, ...rows.statement[0]?.values },
    ...Object.fromEntries(lists),
  } as StatementDocument;
}

/** What the head of the file says of its statements. It is there before a statement that was read earlier is read again. */
type FileHead = Pick<Settlement, 'hasSeller' | 'settlementStatementType' | 'kindOfOrder'>;

/** The statement as its file says now. */
export function ofFile(statement: Settlement, head: FileHead | undefined): Settlement {
  if (head === undefined || isSame(head, statement)) return statement;
  const { hasSeller, settlementStatementType, kindOfOrder } = head;
  return { ...statement, hasSeller, settlementStatementType, kindOfOrder };
}

/** What a statement is reckoned from, and what it comes to. */
interface Reckoning {
  readonly statement: Settlement;
  readonly head: FileHead | undefined;
  readonly source: ReturnType<typeof sourceOf>;
  readonly fees: readonly FiguredFee[];
  readonly figures: StatementFigures;
}

/** What the rows came to last: the bar and the page ask for the same. */
const known = new WeakMap<Rows, Reckoning>();

function reckoningOf(rows: Rows<StatementKind>, statement: Settlement, head: FileHead | undefined): Reckoning {
  const before = known.get(rows);
  if (before?.statement === statement && isSame(before.head, head)) return before;
  const told = ofFile(statement, head);
  const source = sourceOf({ ...editedStatement(rows, told), hasSeller: told.hasSeller });
  const fees = figuredFees(source.file, source.charges);
  const title = titleDetailsOf(source.file, source.charges);
  const figures = statementFigures(source.file, source.rows, fees, title);
  const reckoning = { statement, head, source, fees, figures };
  known.set(rows, reckoning);
  return reckoning;
}

const isSame = (one: FileHead | undefined, other: FileHead | undefined): boolean =>
  one?.hasSeller === other?.hasSeller &&
  one?.kindOfOrder === other?.kindOfOrder &&
  one?.settlementStatementType === other?.settlementStatementType;

/** What the statement comes to with these rows: worked out once for all who ask for the same. */
export const figuresOf = (
  rows: Rows<StatementKind>,
  statement: Settlement,
  head: FileHead | undefined,
): StatementFigures => reckoningOf(rows, statement, head).figures;

function useReckoning(statement: Settlement): Reckoning {
  const rows = useStatementRows();
  return reckoningOf(rows, statement, useOpenFile()?.header);
}

/** What the statement is reckoned from, as its rows stand on the screen. */
export const useStatementSource = (statement: Settlement): Reckoning['source'] => useReckoning(statement).source;

/** What the statement charges as its rows stand on the screen: its fees in the order of `figuredRows`, then what its commissions and escrow items come to. */
export const useFiguredFees = (statement: Settlement): readonly FiguredFee[] => useReckoning(statement).fees;

/** Sections and totals of what the statement charges, with the credits of the lender, as its rows stand on the screen. */
export function useStatementCosts(statement: Settlement): readonly StatementCost[] {
  const { figures, fees } = useReckoning(statement);
  return useMemo(() => statementCosts(figures, fees), [figures, fees]);
}

/** What the statement comes to as its rows stand on the screen, worked out once for all who show it; null until the file is known. */
export function useStatementFigures(statement: Settlement): StatementFigures | null {
  const rows = useStatementRows();
  const head = useOpenFile()?.header;
  return head === undefined ? null : figuresOf(rows, statement, head);
}

/** The state of the statement; null until the file is known. */
export function useStatementState(statement: Settlement): ReckonedStatement | null {
  const rows = useStatementRows();
  const head = useOpenFile()?.header;
  return useMemo(() => {
    if (head === undefined) return null;
    const { source, fees, figures } = reckoningOf(rows, statement, head);
    return { ...source, fees, figures, toClose: whatIsMissing(source.file, source.rows, source.charges, figures) };
  }, [rows, statement, head]);
}
