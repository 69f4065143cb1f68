import type { BankItem } from '@closewright/domain/bank-files';
import type { WireDate } from '@closewright/domain/dates';
import type { ToldAccount } from './bank-account.queries.ts';
import { daysOf, firstOpenDay, identityOf, type JudgedStatement } from './judge-file.ts';
import type { Known } from './known.queries.ts';

/** An item that is taken, with what tells it from others. */
export interface TakenItem extends BankItem {
  readonly identity: string;
  /** The how-manieth of those of its identity. */
  readonly nth: number;
  /** The day that it stands on, and the bank's own where that one is reconciled: its own day is never changed. */
  readonly day: WireDate;
  readonly bankDay: WireDate | null;
}

/** What is taken of an account of a file. */
export interface TakenStatement {
  readonly bankAccountID: number;
  readonly from: WireDate;
  readonly through: WireDate;
  readonly items: readonly TakenItem[];
  readonly days: JudgedStatement['newDays'];
  /** What came in and, below zero, what went out. */
  readonly in: number;
  readonly out: number;
  /** The files that told before what this one tells again. */
  readonly leansOn: readonly number[];
}

/**
 * What is taken of a statement: what is new, and what looks like a known item and is another.
 * @param kept the lines of these
 */
export function takenOf(
  { statement, items, newDays }: JudgedStatement,
  { bankAccountID, closedThrough }: ToldAccount,
  known: Known,
  kept: ReadonlySet<number>,
): TakenStatement {
  const last = new Map<string, number>();
  for (const { identity, nth } of known.items) last.set(identity, Math.max(nth, last.get(identity) ?? 0));
  const fileOf = new Map(known.items.map(({ bankItemID, bankFileID }) => [bankItemID, bankFileID]));
  const taken: TakenItem[] = [];
  const told = new Set<number>();
  let [came, went] = [0, 0];
  for (const { item, state, like } of items) {
    const isTaken = state === 'New' || state === 'Late' || (state === 'Looks like one' && kept.has(item.line));
    if (isTaken) {
      const identity = identityOf(item);
      const nth = 1 + (last.get(identity) ?? 0);
      last.set(identity, nth);
      taken.push({ ...item, identity, nth, ...standingOn(item.date, closedThrough) });
      if (item.amount > 0) came += item.amount;
      else went += item.amount;
    } else {
      const file = like && fileOf.get(like.bankItemID);
      if (file) told.add(file);
    }
  }
  const dates = new Set(statement.days.map(({ date }) => date));
  for (const { date, bankFileID } of known.days) if (bankFileID !== null && dates.has(date)) told.add(bankFileID);
  const days = daysOf(statement) ?? { from: '', through: '' };
  const { from } = days;
  const through = taken.reduce((last, { day }) => (day > last ? day : last), days.through);
  return {
    ...{ bankAccountID, from, through, items: taken, days: newDays, in: came, out: went },
    leansOn: [...told].toSorted((a, b) => a - b),
  };
}

/** Where an item of a day stands: a late one on the first day that is not reconciled. */
function standingOn(date: WireDate, closedThrough: WireDate | null): Pick<TakenItem, 'day' | 'bankDay'> {
  if (closedThrough === null || date > closedThrough) return { day: date, bankDay: null };
  return { day: firstOpenDay(closedThrough), bankDay: date };
}
