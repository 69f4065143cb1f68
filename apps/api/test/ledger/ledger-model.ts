import { type LedgerAccount, ledgerAccounts } from '@closewright/domain/ledger';
import type { AskedPosting } from '../../src/modules/ledger/post-transactions.ts';

interface ModelLine {
  readonly file: number | null;
  readonly account: LedgerAccount;
  readonly cents: number;
}

interface ModelTransaction {
  readonly bank: number;
  readonly kind: string;
  readonly date: string;
  readonly key: string;
  readonly asked: string;
  readonly lines: readonly ModelLine[];
  readonly isCorrection: boolean;
  readonly about: ModelTransaction | null;
  isTakenBack: boolean;
}

/** How what was outstanding ends: once. */
const endings = ['paid', 'void', 'stop'];

/** The ledger as simply as it can be said: a list of transactions, and sums over it. What is refused, and why, is what the database has to answer as well. */
export class LedgerModel {
  readonly transactions: ModelTransaction[] = [];
  readonly closedThrough = new Map<number, string>();

  /** What account of a file, or of the bank, the line moves. */
  static owner({ file, account }: Pick<ModelLine, 'file' | 'account'>): string {
    return `${ledgerAccounts[account].of === 'bank' ? 0 : (file ?? 0)} ${account}`;
  }

  /** The same for the part of the bank’s accounts that a file’s lines move: no part is overdrawn either. */
  static #part(line: ModelLine): string {
    return `${LedgerModel.owner(line)} ${(line.file ?? 0) % 16}`;
  }

  balances(bank: number, day: string, name = LedgerModel.owner): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { lines } of this.transactions.filter((one) => one.bank === bank && one.date <= day))
      for (const line of lines) sums.set(name(line), (sums.get(name(line)) ?? 0) + line.cents);
    return new Map([...sums].filter(([, cents]) => cents !== 0));
  }

  /** Posts all of them, or none: the code of the first refusal. */
  post(asked: readonly AskedPosting[], reversed: ReadonlyMap<string, ModelTransaction>): string | null {
    const before = this.transactions.length;
    const takenBack: ModelTransaction[] = [];
    const refusal = this.#refusalOf(asked, reversed, takenBack);
    if (refusal !== null) {
      this.transactions.length = before;
      for (const one of takenBack) one.isTakenBack = false;
    }
    return refusal;
  }

  #refusalOf(
    asked: readonly AskedPosting[],
    reversed: ReadonlyMap<string, ModelTransaction>,
    takenBack: ModelTransaction[],
  ): string | null {
    const fresh: ModelTransaction[] = [];
    for (const { bank, posting, date, key, reverses, about, facts } of asked) {
      const lines = posting.lines.map(({ file, account, amount }) => ({ file, account, cents: amount.value }));
      const text = JSON.stringify({ bank, kind: posting.kind, date, reverses, about, facts, lines });
      const known = this.transactions.find((one) => one.bank === bank && one.key === key);
      if (known) {
        if (known.asked !== text) return 'IDEMPOTENCY_KEY_REUSED';
        continue;
      }
      if (date <= (this.closedThrough.get(bank) ?? '')) return 'PERIOD_CLOSED';
      const original = reverses && reversed.get(`${bank} ${reverses.stripe} ${reverses.number}`);
      if (reverses) {
        if (!original || original.isCorrection) return 'TAKEN_BACK_ALREADY';
        if (this.#standingAbout(original).length > 0) return 'CARRIED_ON';
        if (original.isTakenBack) return 'TAKEN_BACK_ALREADY';
        original.isTakenBack = true;
        takenBack.push(original);
      } else if (lines.some(({ account, cents }) => cents > 0 && (account === 'advance' || account === 'loss'))) {
        return 'APPROVAL_NEEDED';
      }
      const carriedOn = (about && reversed.get(`${bank} ${about.stripe} ${about.number}`)) ?? null;
      if (carriedOn) {
        const isEnding = endings.includes(posting.kind);
        const standing = this.#standingAbout(carriedOn);
        if (
          carriedOn.isTakenBack ||
          standing.some(({ kind }) => kind === posting.kind || (isEnding && endings.includes(kind)))
        )
          return 'CARRIED_ON';
      }
      const transaction = {
        ...{ bank, kind: posting.kind, date, key, asked: text, lines },
        ...{ isCorrection: reverses !== undefined, isTakenBack: false, about: carriedOn },
      };
      fresh.push(transaction);
      this.transactions.push(transaction);
    }
    return fresh.some((one) => this.#isOverdrawnBy(one)) ? 'NOT_ENOUGH_MONEY' : null;
  }

  #standingAbout(one: ModelTransaction): ModelTransaction[] {
    return this.transactions.filter(({ about, isTakenBack }) => about === one && !isTakenBack);
  }

  /** Whether an account it moves is on the wrong side on its day or on a later one. */
  #isOverdrawnBy({ bank, date, lines }: ModelTransaction): boolean {
    const days = new Set(
      this.transactions.filter((one) => one.bank === bank && one.date >= date).map((one) => one.date),
    );
    return [...days].some((day) => {
      const there = this.balances(bank, day, LedgerModel.#part);
      return lines.some((line) => {
        const cents = there.get(LedgerModel.#part(line)) ?? 0;
        const { side } = ledgerAccounts[line.account];
        return (side === 'credit' && cents > 0) || (side === 'debit' && cents < 0);
      });
    });
  }
}
