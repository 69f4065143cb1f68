import { InputError } from '../errors/index.ts';
import { type Cents, cents, subtractCents } from '../money/index.ts';
import { type Explained, explainedMoney, given, money, type Trace } from '../trace/index.ts';
import { type LedgerAccount, ledgerAccounts } from './accounts.ts';
import { type LedgerEvent, type LedgerKind, ledgerRules } from './events.ts';

/** An amount that one account gives another: it debits the one of `file` and credits the one of `toFile`, which is the same but between files. */
export interface LedgerMove {
  /** Whose money it is; null: of no file. */
  readonly file: number | null;
  readonly toFile: number | null;
  readonly debit: LedgerAccount;
  readonly credit: LedgerAccount;
  /** Above 0. */
  readonly amount: Explained<Cents>;
}

/** What an event is in moves; each sums to zero by itself, so all do. */
export interface LedgerPosting {
  readonly kind: LedgerKind;
  readonly moves: readonly LedgerMove[];
}

/** The accounts and files of a move, without its amount. */
type Way = Omit<LedgerMove, 'amount'>;

/**
 * The moves of an event, within the table `ledgerRules`, each with why it is what it is.
 * @throws InputError at `parts.N.amount` for an amount that is not above 0, at `parts.N.toFile` for a transfer of a file to itself, at `parts`
 * where there are none
 */
export function postingOf(event: LedgerEvent): LedgerPosting {
  if (event.parts.length === 0) throw new InputError('MISSING', 'parts', 'Say what it is about');
  const { says } = ledgerRules[event.kind];
  const made = (at: number, amount: number, way: Way, there?: number): LedgerMove[] => {
    const field = `parts.${at}`;
    const whole = cents(amount, `${field}.amount`);
    if (whole <= 0) throw new InputError('OUT_OF_RANGE', `${field}.amount`, 'Enter an amount above 0.00');
    const taken = given('Amount', money(whole), `${field}.amount`);
    return there === undefined
      ? [{ ...way, amount: explained(whole, way, says, 'a', [taken]) }]
      : withShortage(whole, way, says, taken, cents(there, `${field}.there`), `${field}.there`);
  };
  const { kind } = event;
  switch (kind) {
    case 'receipt':
      return posting(kind, event.parts, (part, at) =>
        made(at, part.amount, within(part.file, 'in transit', part.isGood ? 'available' : 'uncollected')),
      );
    case 'claimed':
      return posting(kind, event.parts, ({ file, amount, isGood }, at) =>
        made(at, amount, { ...within(null, 'unclaimed', isGood ? 'available' : 'uncollected'), toFile: file }),
      );
    case 'returned deposit':
      return posting(kind, event.parts, (part, at) => {
        const credit = part.wasDeposited ? 'cash' : 'in transit';
        if (part.file === null) return made(at, part.amount, within(null, 'unclaimed', credit));
        const { file, amount, isGood, there } = part;
        return made(at, amount, within(file, isGood ? 'available' : 'uncollected', credit), there);
      });
    case 'set apart':
      return posting(kind, event.parts, ({ file, amount, to }, at) => made(at, amount, within(file, 'available', to)));
    case 'set back':
      return posting(kind, event.parts, ({ file, amount, from }, at) =>
        made(at, amount, within(file, from, 'available')),
      );
    case 'check':
    case 'wire out':
    case 'ACH out':
      return posting(kind, event.parts, ({ file, amount, from }, at) =>
        made(at, amount, within(file, from, 'outstanding')),
      );
    case 'void':
    case 'stop':
      return posting(kind, event.parts, ({ file, amount, to }, at) =>
        made(at, amount, within(file, 'outstanding', to)),
      );
    case 'transfer':
      return posting(kind, event.parts, ({ file, amount, toFile }, at) => {
        if (toFile === file)
          throw new InputError(
            'INCONSISTENT',
            `parts.${at}.toFile`,
            'Choose another file: money of a file is its own already',
          );
        return made(at, amount, { ...within(file, 'available', 'available'), toFile });
      });
    case 'recovered':
      return posting(kind, event.parts, ({ file, amount, of }, at) => made(at, amount, within(file, 'in transit', of)));
    case 'made good':
      return posting(kind, event.parts, ({ file, amount, of }, at) => made(at, amount, within(file, 'available', of)));
    case 'interest':
    case 'unclaimed receipt':
    case 'bank error':
    case 'bank error mended':
    case 'paid back':
    case 'interest paid':
      return posting(kind, event.parts, ({ amount }, at) =>
        made(at, amount, within(null, ofNoFile[kind][0], ofNoFile[kind][1])),
      );
    case 'interest given':
      return posting(kind, event.parts, ({ file, amount }, at) =>
        made(at, amount, { ...within(null, 'interest', 'available'), toFile: file }),
      );
    default:
      return posting(kind, event.parts, ({ file, amount }, at) =>
        made(at, amount, within(file, onlyWay[kind][0], onlyWay[kind][1])),
      );
  }
}

/** Events that are one pair of accounts, whatever their parts say. */
const onlyWay = {
  'funds good': ['uncollected', 'available'],
  deposit: ['cash', 'in transit'],
  'fee sweep': ['fees', 'outstanding'],
  paid: ['outstanding', 'cash'],
  advance: ['advance', 'available'],
  loss: ['loss', 'available'],
  'bank charge': ['shortage', 'cash'],
  opening: ['cash', 'available'],
} as const satisfies Partial<Record<LedgerEvent['kind'], readonly [LedgerAccount, LedgerAccount]>>;

/** The same of events of no file. */
const ofNoFile = {
  interest: ['cash', 'interest'],
  'unclaimed receipt': ['in transit', 'unclaimed'],
  'bank error': ['cash', 'unclaimed'],
  'bank error mended': ['unclaimed', 'cash'],
  'paid back': ['unclaimed', 'outstanding'],
  'interest paid': ['interest', 'outstanding'],
} as const satisfies Partial<Record<LedgerEvent['kind'], readonly [LedgerAccount, LedgerAccount]>>;

const within = (file: number | null, debit: LedgerAccount, credit: LedgerAccount): Way => ({
  file,
  toFile: file,
  debit,
  credit,
});

const posting = <P>(
  kind: LedgerKind,
  parts: readonly P[],
  movesOf: (part: P, at: number) => readonly LedgerMove[],
): LedgerPosting => ({ kind, moves: parts.flatMap(movesOf) });

const explained = (amount: Cents, way: Way, formula: string, math: string, inputs: readonly Trace[]) =>
  explainedMoney(amount, {
    label: `${ledgerAccounts[way.debit].label} from ${ledgerAccounts[way.credit].label}`,
    formula,
    math,
    inputs,
  });

/** What is taken of an account as far as it goes; the file is short of the rest. */
function withShortage(amount: Cents, way: Way, says: string, taken: Trace, there: Cents, field: string): LedgerMove[] {
  const inputs = [taken, given(`${ledgerAccounts[way.debit].label} before`, money(there), field)];
  const covered = cents(Math.max(0, Math.min(amount, there)));
  const short = subtractCents(amount, covered);
  const shortage: Way = { ...way, debit: 'shortage' };
  return [
    ...(covered > 0 ? [{ ...way, amount: explained(covered, way, says, 'max(0, min(a, b))', inputs) }] : []),
    ...(short > 0 ? [{ ...shortage, amount: explained(short, shortage, says, 'a - max(0, min(a, b))', inputs) }] : []),
  ];
}

/** A stored move of a transaction. */
export type StoredLedgerMove = Way & { readonly amount: Cents };

/** The exact mirror of a transaction, which takes it back. */
export function correctionOf(moves: readonly StoredLedgerMove[]): LedgerPosting {
  return posting('correction', moves, ({ file, toFile, debit, credit, amount }, at) => {
    const way: Way = { file: toFile, toFile: file, debit: credit, credit: debit };
    const posted = given('Posted', money(amount), `moves.${at}`);
    return [{ ...way, amount: explained(amount, way, 'What was posted is taken back', 'a', [posted]) }];
  });
}
