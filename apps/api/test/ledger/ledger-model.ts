import {
  carriedKinds,
  carriedOn,
  type LedgerAccount,
  type LedgerKind,
  ledgerAccounts,
  type StoredLedgerMove,
} from '@closewright/domain/ledger';
import { addCents, type Cents } from '@closewright/domain/money';
import type { AskedPosting } from '../../src/modules/ledger/post-transactions.usecases.ts';

/** A transaction as the model keeps it. */
export interface ModelTransaction {
  readonly bank: number;
  readonly kind: LedgerKind;
  readonly date: string;
  readonly key: string;
  readonly asked: string;
  /** The request that it was approved by. */
  readonly approval: number | null;
  /** It is of a request about money of no file. */
  readonly isOfRequest: boolean;
  readonly moves: readonly StoredLedgerMove[];
  /** It is of an opening that two people signed. */
  readonly isOpening: boolean;
  readonly isCorrection: boolean;
  /** It is one payment for several files, whose parts stand beside it. */
  readonly isTogether: boolean;
  readonly about: ModelTransaction | null;
  /** What it takes back. */
  readonly undoes: ModelTransaction | null;
  isTakenBack: boolean;
}

interface ModelLine {
  readonly file: number | null;
  readonly account: LedgerAccount;
  readonly cents: number;
}

const linesOf = ({ moves }: Pick<ModelTransaction, 'moves'>): ModelLine[] =>
  moves.flatMap(({ file, toFile, debit, credit, amount }) => [
    { file, account: debit, cents: amount },
    { file: toFile, account: credit, cents: -amount },
  ]);

/** Whose account a line moves: what is at the bank, and interest of no file yet, are the bank's. */
const owner = ({ file, account }: ModelLine): string =>
  `${ledgerAccounts[account].of === 'bank' ? 0 : (file ?? 0)} ${account}`;

/** A request for an advance, a loss or a transfer that was approved. */
export interface ModelApproval {
  readonly bank: number;
  readonly kind: LedgerKind;
  readonly file: number;
  /** Of a transfer. */
  readonly toFile: number | undefined;
  readonly amount: number;
}

/** What is posted by an approval alone. */
export const isAskedFor = (kind: LedgerKind): boolean => kind === 'advance' || kind === 'loss' || kind === 'transfer';

/** The ledger as simply as it can be said: a list of transactions, and sums over it. What is refused, and why, is what the database has to answer as well. */
export class LedgerModel {
  readonly transactions: ModelTransaction[] = [];
  readonly closedThrough = new Map<number, string>();
  readonly approvals = new Map<number, ModelApproval>();
  /** While an opening is approved: what it posts is posted then alone. */
  isBeginning = false;

  balances(bank: number, day: string): Map<string, number> {
    const sums = new Map<string, number>();
    for (const one of this.transactions)
      if (one.bank === bank && one.date <= day)
        for (const line of linesOf(one)) sums.set(owner(line), (sums.get(owner(line)) ?? 0) + line.cents);
    return new Map([...sums].filter(([, cents]) => cents !== 0));
  }

  /** Payments of which nothing stands about, on the days that are open: a bank may pay them. */
  outstanding(posted: ReadonlyMap<string, ModelTransaction>): [string, ModelTransaction][] {
    return [...posted].filter(
      ([, one]) =>
        carriedKinds.outstanding.includes(one.kind) && !one.isTakenBack && this.#standingAbout(one).length === 0,
    );
  }

  /** What was posted as paid and stands, on the days that are open. */
  paid(posted: ReadonlyMap<string, ModelTransaction>): [string, ModelTransaction][] {
    return [...posted].filter(
      ([, one]) => one.kind === 'paid' && !one.isTakenBack && one.date > (this.closedThrough.get(one.bank) ?? ''),
    );
  }

  /**
   * Posts all of them, or none: the code of the first refusal.
   * @param isMatched whether it is posted with a match, or as its match is taken apart: what was paid is posted and taken back so alone
   */
  post(
    asked: readonly AskedPosting[],
    posted: ReadonlyMap<string, ModelTransaction>,
    isMatched = false,
  ): string | null {
    const before = this.transactions.length;
    const takenBack: ModelTransaction[] = [];
    const refusal =
      this.#refusalOf(asked, posted, { takenBack, isMatched }) ??
      (!isMatched && takenBack.some(({ kind }) => kind === 'paid') ? 'MATCHED' : null);
    if (refusal !== null) {
      this.transactions.length = before;
      for (const one of takenBack) one.isTakenBack = false;
    }
    return refusal;
  }

  #refusalOf(
    asked: readonly AskedPosting[],
    posted: ReadonlyMap<string, ModelTransaction>,
    { takenBack, isMatched }: { readonly takenBack: ModelTransaction[]; readonly isMatched: boolean },
  ): string | null {
    const fresh: ModelTransaction[] = [];
    for (const { bank, posting, date, key, reverses, about, facts } of asked) {
      const moves = posting.moves.map((move) => ({ ...move, amount: move.amount.value }));
      const text = JSON.stringify({ bank, kind: posting.kind, date, reverses, about, facts, moves });
      const known = this.transactions.find((one) => one.bank === bank && one.key === key);
      if (known) {
        if (known.asked !== text) return 'IDEMPOTENCY_KEY_REUSED';
        continue;
      }
      if (date <= (this.closedThrough.get(bank) ?? '')) return 'PERIOD_CLOSED';
      const original = reverses && posted.get(`${bank} ${reverses.stripe} ${reverses.number}`);
      if (reverses) {
        if (!original || original.isCorrection || date < original.date) return 'TAKEN_BACK_ALREADY';
        if (this.#isCarriedOn(original)) return 'CARRIED_ON';
        if (original.isTakenBack) return 'TAKEN_BACK_ALREADY';
        if (original.isOpening || original.isOfRequest) return 'CARRIED_ON';
        original.isTakenBack = true;
        takenBack.push(original);
      }
      const target = about && 'stripe' in about ? posted.get(`${bank} ${about.stripe} ${about.number}`) : undefined;
      const approval = typeof facts?.approval === 'number' ? facts.approval : null;
      const transaction: ModelTransaction = {
        ...{ bank, kind: posting.kind, date, key, asked: text, moves, approval, isOpening: this.isBeginning },
        ...{ isCorrection: reverses !== undefined, isTogether: facts?.together !== undefined },
        ...{ isTakenBack: false, about: target ?? null },
        isOfRequest: facts?.unclaimedRequest !== undefined,
        undoes: original ?? null,
      };
      if (isAskedFor(posting.kind) && !this.#isApproved(transaction)) return 'APPROVAL_NEEDED';
      if (posting.kind === 'opening' && !this.isBeginning) return 'APPROVAL_NEEDED';
      if (posting.kind === 'paid' && !isMatched)
        return this.#isOpen(transaction) && this.#isWhole(transaction) ? 'NOT_MATCHED' : 'CARRIED_ON';
      if (carriedOn[posting.kind] && !this.#isOpen(transaction)) return 'CARRIED_ON';
      const ofNoFile = this.#refusalOfNoFile(transaction);
      if (ofNoFile !== null) return ofNoFile;
      if (carriedOn[posting.kind] && !this.#mayCarryOn(transaction)) return 'CARRIED_ON';
      fresh.push(transaction);
      this.transactions.push(transaction);
      if (this.#takesTooMuch(transaction)) return 'CARRIED_ON';
    }
    if (fresh.some((one) => this.#isOverdrawnBy(one))) return 'NOT_ENOUGH_MONEY';
    return fresh.some((one) => this.#isShort(one)) ? 'FILE_SHORT' : null;
  }

  /** Whether it is what was approved, and nothing else was posted by that, also where it was taken back. */
  #isApproved({ bank, kind, moves, approval }: ModelTransaction): boolean {
    const of = approval === null ? undefined : this.approvals.get(approval);
    if (!of || of.bank !== bank || of.kind !== kind || this.transactions.some((other) => other.approval === approval))
      return false;
    return (
      moves.every(({ file, toFile }) => file === of.file && toFile === (of.toFile ?? of.file)) &&
      addCents(...moves.map(({ amount }): Cents => amount)) === of.amount
    );
  }

  #standingAbout(one: ModelTransaction): ModelTransaction[] {
    return this.transactions.filter(({ about, isTakenBack }) => about === one && !isTakenBack);
  }

  /** Whether something stands on it, or a collection or a return on the receipt that it took to the bank. */
  #isCarriedOn(one: ModelTransaction): boolean {
    const ofReceipt = one.kind === 'deposit' && one.about ? this.#carryingOn(one.about) : [];
    return this.#carryingOn(one).length > 0 || ofReceipt.some(({ kind }) => kind !== 'deposit');
  }

  /** What stands about it, but payments of no file that were voided: their money is as it was. */
  #carryingOn(one: ModelTransaction): ModelTransaction[] {
    const isEnded = (each: ModelTransaction) =>
      this.#standingAbout(each).some(({ kind }) => kind === 'void' || kind === 'stop');
    return this.#standingAbout(one).filter((each) => each.kind !== 'paid back' || !isEnded(each));
  }

  /** Whether it is about one of its kinds, which stands by its day and was not returned. */
  #isOpen({ about, kind, date }: ModelTransaction): boolean {
    const what = carriedOn[kind];
    if (!about || !what || !carriedKinds[what].includes(about.kind) || about.isTakenBack || date < about.date)
      return false;
    return !this.#standingAbout(about).some((other) => other.kind === 'returned deposit');
  }

  /** Whether it pays or ends all of a payment for several files; of any other a part may be. */
  #isWhole({ about, moves }: ModelTransaction): boolean {
    const sumOf = (some: readonly StoredLedgerMove[]) => addCents(...some.map(({ amount }): Cents => amount));
    return !about?.isTogether || sumOf(moves) === sumOf(about.moves);
  }

  /** What is refused of what nobody has claimed: payments by one person, and a return that is taken from somebody else than who has the money. */
  #refusalOfNoFile(one: ModelTransaction): string | null {
    const { kind, about, isOfRequest } = one;
    const accounts = new Set(linesOf(one).map(({ account }) => account));
    if (kind === 'returned deposit' && about) {
      const isOf =
        about.kind === 'unclaimed receipt'
          ? [...accounts].every((account) => ['cash', 'in transit', 'unclaimed'].includes(account))
          : !accounts.has('unclaimed') && (about.kind !== 'claimed' || !accounts.has('in transit'));
      if (!isOf) return 'NO_SUCH_MOVE';
    }
    const paysBack = (of: LedgerKind | undefined) => of === 'paid back' || of === 'interest paid';
    const ends = (kind === 'void' || kind === 'stop') && paysBack(about?.kind);
    if (ends && about && this.#standingAbout(about).some((other) => other.kind === 'paid')) return 'CARRIED_ON';
    return (paysBack(kind) || ends) && !isOfRequest ? 'APPROVAL_NEEDED' : null;
  }

  /** Whether there is less than nothing of what nobody claimed on a day, or it is used before it is at the bank. */
  #takesTooMuch(one: ModelTransaction): boolean {
    if (!linesOf(one).some(({ account }) => account === 'unclaimed')) return false;
    const sourceOf = (of: ModelTransaction): ModelTransaction => {
      const next = of.about ?? of.undoes;
      return next === null ? of : sourceOf(next);
    };
    const source = sourceOf(one);
    const sum = (some: readonly ModelLine[], account: LedgerAccount) =>
      some.reduce((cents, line) => (line.account === account ? cents + line.cents : cents), 0);
    const uses = one.kind === 'claimed' || one.kind === 'paid back';
    const deposits = this.#standingAbout(source).filter(({ kind, date }) => kind === 'deposit' && date <= one.date);
    if (uses && sum(deposits.flatMap(linesOf), 'cash') < sum(linesOf(source), 'in transit')) return true;
    const own = this.transactions.filter((each) => each.bank === one.bank && sourceOf(each) === source);
    return own.some(({ date }) => sum(own.filter((each) => each.date <= date).flatMap(linesOf), 'unclaimed') > 0);
  }

  /** Of each file no more than its part in the other transaction, by all that carry it on alike; and what is not paid goes back to where it came from. */
  #mayCarryOn(one: ModelTransaction): boolean {
    const { about, kind, moves } = one;
    const what = carriedOn[kind];
    if (!about || !what || !this.#isOpen(one) || !this.#isWhole(one)) return false;
    const standing = this.#standingAbout(about);
    if (what === 'unclaimed' || what === 'bank error') return true;
    const account = what === 'receipt' ? 'in transit' : what;
    const isPart = (line: ModelLine) =>
      what === 'receipt' && about.kind === 'claimed'
        ? line.account === 'uncollected' || line.account === 'available'
        : line.account === account;
    const part = (file: number | null) =>
      Math.abs(
        linesOf(about)
          .filter((line) => line.file === file && isPart(line))
          .reduce((sum, { cents }) => sum + cents, 0),
      );
    const alike = [...standing.filter((other) => carriedOn[other.kind] === what), one].flatMap((other) => other.moves);
    const sumOf = (some: readonly StoredLedgerMove[]) => addCents(...some.map(({ amount }): Cents => amount));
    const isWithin = moves.every(({ file }) => sumOf(alike.filter((move) => move.file === file)) <= part(file));
    const goesBack = moves.every(
      ({ toFile, credit }) =>
        sumOf(moves.filter((move) => move.toFile === toFile && move.credit === credit)) <=
        sumOf(about.moves.filter((move) => move.file === toFile && move.debit === credit)),
    );
    return isWithin && (goesBack || (kind !== 'void' && kind !== 'stop'));
  }

  /** Whether an account it moves is on the wrong side on its day or on a later one. */
  #isOverdrawnBy(one: ModelTransaction): boolean {
    const days = new Set(
      this.transactions.filter(({ bank, date }) => bank === one.bank && date >= one.date).map(({ date }) => date),
    );
    return [...days].some((day) => {
      const there = this.balances(one.bank, day);
      return linesOf(one).some((line) => {
        const cents = there.get(owner(line)) ?? 0;
        const { side } = ledgerAccounts[line.account];
        return (side === 'credit' && cents > 0) || (side === 'debit' && cents < 0);
      });
    });
  }

  /** Whether it pays or gives out of a file that is short, or makes one short that has money. */
  #isShort(one: ModelTransaction): boolean {
    const there = this.balances(one.bank, '9999-12-31');
    const sums = new Map<string, number>();
    for (const line of linesOf(one)) sums.set(owner(line), (sums.get(owner(line)) ?? 0) + line.cents);
    return [...sums].some(([name, cents]) => {
      const [file = '0', ...account] = name.split(' ');
      if (file === '0' || (there.get(`${file} shortage`) ?? 0) <= 0) return false;
      const pays = account.join(' ') === 'outstanding' && cents < 0;
      const gives = one.kind === 'transfer' && account.join(' ') === 'available' && cents > 0;
      return (
        pays || gives || (account.join(' ') === 'shortage' && cents > 0 && (there.get(`${file} available`) ?? 0) < 0)
      );
    });
  }
}
