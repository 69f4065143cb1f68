import { addCents, type Cents, negateCents, subtractCents, zeroCents } from '../money/index.ts';
import { statementFigures } from './from-stored.ts';
import { type StatementDocument, sourceOf } from './reckoned-document.ts';
import type { ShownAmount } from './shown-figures.ts';
import type { StatementTotal, TotalName } from './statement-total.ts';
import { figuredFees } from './stored-fees.ts';
import { movedWords, saidAmount, type TotalsOf, type TotalWords } from './total-words.ts';

/** What one save changed of one row, of the statement itself or of its file. */
export interface StatementEdit {
  /** Later edits have higher ones. */
  readonly sequence: number;
  /** `order` for facts of the file, `statement` for what is entered of the statement itself; else the list of the row. */
  readonly list: string;
  readonly id: number;
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  /** Of a row that is added or removed every field, empty ones as null. */
  readonly changes: readonly { readonly field: string; readonly before?: unknown; readonly after?: unknown }[];
}

/** A statement with whether its file had a seller. */
export interface StatementState {
  readonly document: StatementDocument;
  readonly hasSeller: boolean;
}

/** What an edit, or one field of it, moved a total by. */
export interface TotalMove<E extends StatementEdit> {
  readonly edit: E;
  /** The fields that moved it; none where the row was added or removed. */
  readonly fields: readonly string[];
  /** The total afterwards; null where the statement has none. */
  readonly total: ShownAmount | null;
  /** Null while the total is open. What closes it again counts from when it was last known. */
  readonly amount: Cents | null;
}

/** Why a total is another one than before. Where it is known at both ends, rest and moves add up to the change exactly. */
export interface TotalChange<E extends StatementEdit> {
  readonly before: ShownAmount | null;
  readonly after: ShownAmount | null;
  /** Null where it is open or missing at an end. */
  readonly change: Cents | null;
  /** What no edit of the statement explains: a seller who came or went, the state of the property. */
  readonly rest: Cents | null;
  /** The edits that moved it, in their order; those that did not are left out. */
  readonly moves: readonly TotalMove<E>[];
}

type Totals = Readonly<Record<TotalName, StatementTotal | null>>;
/** The field of its id by the name of a list. */
export type RowIDs = Readonly<Record<string, string>>;

/** A field of an edit, or the whole of one that adds or removes a row, and what the statement comes to after it. */
interface Step<E> {
  readonly edit: E;
  readonly fields: readonly string[];
  readonly totals: Totals;
}

/** A statement before and after its edits, and what it came to after each of them. */
export interface StatementHistory<E extends StatementEdit> {
  readonly from: Totals;
  /** As the edits find it. */
  readonly start: Totals;
  readonly steps: readonly Step<E>[];
}

/**
 * Plays the edits of a statement back from how it stands, and then again one by one, field by field. It yields after each, so that a screen may draw
 * meanwhile.
 * @param to the statement after the edits
 * @param edits in their order; those of rows that the statement does not have leave it as it is
 * @param from as it was kept, where something else may have changed beside the edits
 */
export function* replay<E extends StatementEdit>(
  to: StatementState,
  edits: readonly E[],
  ids: RowIDs,
  from?: StatementState,
): Generator<number, StatementHistory<E>> {
  const { hasSeller } = to;
  let document = edits.reduceRight((known, edit) => withEdit(known, edit, 'before', ids), to.document);
  const start = totalsOf({ document, hasSeller });
  const steps: Step<E>[] = [];
  for (const [at, edit] of edits.entries()) {
    for (const part of partsOf(edit)) {
      const next = withEdit(document, part, 'after', ids);
      // An edit of another statement, or of what the reader has no right to.
      if (next === document) continue;
      document = next;
      const fields = edit.operation === 'UPDATE' ? part.changes.map(({ field }) => field) : [];
      steps.push({ edit, fields, totals: totalsOf({ document, hasSeller }) });
    }
    yield at + 1;
  }
  return { from: from ? totalsOf(from) : start, start, steps };
}

/** Why a total of a statement is another one than before. */
export function totalChange<E extends StatementEdit>(
  { from, start, steps }: StatementHistory<E>,
  name: TotalName,
): TotalChange<E> {
  const moves: TotalMove<E>[] = [];
  let total = start[name];
  let known = centsOf(total) ?? centsOf(from[name]);
  for (const step of groupedWhileOpen(steps, name)) {
    const next = step.totals[name];
    const value = centsOf(next);
    const amount = value === null || known === null ? null : subtractCents(value, known);
    if (amount === null ? kindOf(next) !== kindOf(total) : amount !== 0)
      moves.push({ edit: step.edit, fields: step.fields, total: next, amount });
    total = next;
    known = value ?? known;
  }
  const before = from[name];
  return { before, after: total, change: between(before, total), rest: between(before, start[name]), moves };
}

/** What changed a total as the form says what it comes to: of cash that goes the other way all amounts are turned. */
export function saidChange<E extends StatementEdit>(
  told: TotalChange<E>,
  name: TotalName,
  of: TotalsOf,
): TotalChange<E> & Pick<TotalWords, 'line' | 'label'> {
  const words = movedWords(name, told, of);
  const said = (amount: ShownAmount | null) => amount && saidAmount(words, amount);
  const turned = (amount: Cents | null) => (words.isTurned && amount !== null ? negateCents(amount) : amount);
  return {
    line: words.line,
    label: words.label,
    before: said(told.before),
    after: said(told.after),
    change: turned(told.change),
    rest: turned(told.rest),
    moves: told.moves.map((move) => ({ ...move, total: said(move.total), amount: turned(move.amount) })),
  };
}

/** What the moves and the rest add up to: the change, where the total is known at both ends. */
export const sumOfMoves = ({ rest, moves }: TotalChange<StatementEdit>): Cents =>
  addCents(rest ?? zeroCents, ...moves.flatMap(({ amount }) => amount ?? []));

const kindOf = (total: StatementTotal | null) => total?.kind;
const centsOf = (total: StatementTotal | null): Cents | null => (total?.kind === 'figure' ? total.value : null);

function between(before: StatementTotal | null, after: StatementTotal | null): Cents | null {
  const [was, is] = [centsOf(before), centsOf(after)];
  return was === null || is === null ? null : subtractCents(is, was);
}

/** The steps with the fields of one edit as one, where the total is open between them: a payer that is not yet another one. */
function groupedWhileOpen<E>(steps: readonly Step<E>[], name: TotalName): Step<E>[] {
  const isOpen = ({ totals }: Step<E>) => centsOf(totals[name]) === null;
  const byEdit = new Map<E, Step<E>[]>();
  for (const step of steps) byEdit.set(step.edit, [...(byEdit.get(step.edit) ?? []), step]);
  return [...byEdit.values()].flatMap((own) => {
    const last = own.at(-1);
    if (last === undefined || !own.slice(0, -1).some(isOpen)) return own;
    return [{ ...last, fields: own.flatMap(({ fields }) => fields) }];
  });
}

const totalsOf = ({ document, hasSeller }: StatementState): Totals => {
  const { file, rows, charges } = sourceOf({ ...document, hasSeller });
  return statementFigures(file, rows, figuredFees(file, charges)).totals;
};

/** An edit of a row field by field; a row comes or goes whole. */
const partsOf = <E extends StatementEdit>(edit: E): readonly StatementEdit[] =>
  edit.operation === 'UPDATE' ? edit.changes.map((change) => ({ ...edit, changes: [change] })) : [edit];

type Row = Readonly<Record<string, unknown>>;

/** A statement before or after an edit; the same where it has no such row. */
function withEdit(document: StatementDocument, edit: StatementEdit, side: 'before' | 'after', ids: RowIDs) {
  const { list, id, operation, changes } = edit;
  const values = Object.fromEntries(changes.map((change) => [change.field, change[side]]));
  if (list === 'order') return { ...document, ...values };
  if (list === 'statement') return { ...document, statement: { ...document.statement, ...values } };
  const idName = ids[list];
  // The names of its lists are those of the edits; fields are those of its rows.
  const rows = (document as unknown as Readonly<Record<string, readonly Row[] | undefined>>)[list];
  if (idName === undefined || rows === undefined) return document;
  const isOther = (row: Row) => row[idName] !== id;
  const known = rows.find((row) => !isOther(row));
  const isGone = operation === (side === 'after' ? 'DELETE' : 'INSERT');
  if (known === undefined && (isGone || operation === 'UPDATE')) return document;
  const others = rows.filter(isOther);
  const row = { ...known, ...values, [idName]: id };
  const changed = isGone ? others : known ? rows.map((each) => (isOther(each) ? each : row)) : [...others, row];
  return { ...document, [list]: changed.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

/** Loans have no place of their own: they stay where they stand. */
const placeOf = ({ sequence }: Row): number => (typeof sequence === 'number' ? sequence : 0);
