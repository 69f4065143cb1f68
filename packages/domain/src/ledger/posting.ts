import { InputError } from '../errors/index.ts';
import { type Cents, cents, negateCents, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, type Trace } from '../trace/index.ts';
import { type LedgerAccount, ledgerAccounts } from './accounts.ts';
import { type LedgerEvent, type LedgerKind, type LedgerRule, ledgerRules } from './events.ts';

/** A line of a transaction: debits above 0, credits below. */
export interface LedgerLine {
  /** Whose money it is; null: of no file. */
  readonly file: number | null;
  readonly account: LedgerAccount;
  readonly amount: Explained<Cents>;
}

/** What an event is in lines; they sum to zero. */
export interface LedgerPosting {
  readonly kind: LedgerKind;
  readonly lines: readonly LedgerLine[];
}

/** All that parts of events may say, as one shape. */
interface AnyPart {
  readonly file?: number | null;
  readonly amount: number;
  readonly toFile?: number;
  readonly there?: number;
}

/**
 * The lines of an event, by the table `ledgerRules`, each with why it is what it is.
 * @throws InputError at `parts.N.amount` for an amount that is not above 0, at `parts.N.toFile` for a transfer of a file to itself, at `parts`
 * where there are none
 */
export function postingOf(event: LedgerEvent): LedgerPosting {
  const parts: readonly AnyPart[] = event.parts;
  if (parts.length === 0) throw new InputError('MISSING', 'parts', 'Say what it is about');
  const rule = ledgerRules[event.kind] as LedgerRule<AnyPart>;
  return { kind: event.kind, lines: parts.flatMap((part, at) => linesOf(part, rule, `parts.${at}`)) };
}

function linesOf(part: AnyPart, { debit, credit, says }: LedgerRule<AnyPart>, path: string): LedgerLine[] {
  const amount = cents(part.amount, `${path}.amount`);
  if (amount <= 0) throw new InputError('OUT_OF_RANGE', `${path}.amount`, 'Enter an amount above 0.00');
  const file = part.file ?? null;
  const toFile = part.toFile ?? file;
  if (part.toFile !== undefined && toFile === file)
    throw new InputError('INCONSISTENT', `${path}.toFile`, 'Choose another file: money of a file is its own already');
  const taken = given('Amount', money(amount), `${path}.amount`);
  const debited = typeof debit === 'string' ? debit : debit(part);
  const credited = typeof credit === 'string' ? credit : credit(part);
  return [
    ...(part.there === undefined
      ? [lineOf(file, debited, amount, says, taken)]
      : withShortage(file, debited, amount, cents(part.there, `${path}.there`), `${path}.there`, says, taken)),
    lineOf(toFile, credited, negateCents(amount), says, taken),
  ];
}

function lineOf(
  file: number | null,
  account: LedgerAccount,
  amount: Cents,
  formula: string,
  taken: Trace,
  math = amount < 0 ? '-a' : 'a',
  inputs: readonly Trace[] = [taken],
): LedgerLine {
  return {
    // Interest is of no file until it is given to one.
    file: account === 'interest' ? null : file,
    account,
    amount: explainedMoney(amount, { label: ledgerAccounts[account].label, formula, math, inputs }),
  };
}

/** What is taken of an account as far as it goes; the file is short of the rest. */
function withShortage(
  file: number | null,
  account: LedgerAccount,
  amount: Cents,
  there: Cents,
  field: string,
  says: string,
  taken: Trace,
): LedgerLine[] {
  const had = given(`${ledgerAccounts[account].label} before`, money(there), field);
  const covered = cents(Math.max(0, Math.min(amount, there)));
  const short = subtractCents(amount, covered);
  return [
    ...(covered > 0 ? [lineOf(file, account, covered, says, taken, 'min(a, b)', [taken, had])] : []),
    ...(short > 0 ? [lineOf(file, 'shortage', short, says, taken, 'max(0, a - b)', [taken, had])] : []),
  ];
}

/** A stored line of a transaction. */
export interface StoredLedgerLine {
  readonly file: number | null;
  readonly account: LedgerAccount;
  readonly amount: Cents;
}

/** The exact mirror of a transaction, which takes it back. */
export function correctionOf(lines: readonly StoredLedgerLine[]): LedgerPosting {
  return {
    kind: 'correction',
    lines: lines.map(({ file, account, amount }, at) =>
      lineOf(
        file,
        account,
        negateCents(amount),
        'What was posted is taken back',
        given('Posted', money(amount), `lines.${at}`),
        '-a',
      ),
    ),
  };
}
