import {
  disbursementKinds,
  type LackingAccount,
  type LedgerEvent,
  type PayingAccount,
  type StoredLedgerMove,
  type UnclaimedAccount,
} from '@closewright/domain/ledger';

/** Numbers that a seed gives again: mulberry32. */
export function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** Any event of trust money among these files: more often what brings money than what asks for it, so that much of it goes through. */
export function randomEvent(random: (below: number) => number, files: number): LedgerEvent {
  const file = () => random(files) + 1;
  const amount = () => random(500_00) + 1;
  const one = <T>(...choices: readonly T[]): T => choices[random(choices.length)] as T;
  const parts = <P>(make: () => P): P[] => Array.from({ length: 1 + Number(random(4) === 0) * random(4) }, make);
  const apart = () => one('held', 'premium', 'fees');
  const paying = () => one<PayingAccount>('available', 'available', 'held', 'premium', 'fees');
  switch (random(26)) {
    case 24:
      switch (random(5)) {
        case 0:
          return { kind: 'bank error', parts: [{ amount: amount() }] };
        case 1:
          return { kind: one('paid back', 'interest paid', 'bank error mended'), parts: [{ amount: amount() }] };
        case 2:
          return { kind: 'claimed', parts: [{ file: file(), amount: amount(), isGood: random(2) === 0 }] };
        default:
          return { kind: 'unclaimed receipt', parts: [{ amount: amount() * 10 }] };
      }
    case 0:
    case 1:
    case 2:
    case 3:
    case 22:
    case 23:
      return {
        kind: 'receipt',
        parts: parts(() => ({ file: file(), amount: amount() * 10, isGood: random(2) === 0 })),
      };
    case 4:
    case 5:
      return { kind: 'funds good', parts: parts(() => ({ file: file(), amount: amount() })) };
    case 6:
    case 7:
      return { kind: 'deposit', parts: parts(() => ({ file: file(), amount: amount() })) };
    case 8:
      return {
        kind: 'returned deposit',
        parts: [
          {
            file: file(),
            amount: amount(),
            isGood: random(2) === 0,
            wasDeposited: random(2) === 0,
            there: random(300_00),
          },
        ],
      };
    case 9:
      return { kind: 'set apart', parts: parts(() => ({ file: file(), amount: amount(), to: apart() })) };
    case 10:
      return { kind: 'set back', parts: parts(() => ({ file: file(), amount: amount(), from: apart() })) };
    case 11:
    case 12:
    case 13:
      if (random(6) === 0) return { kind: 'fee sweep', parts: parts(() => ({ file: file(), amount: amount() })) };
      return {
        kind: one(...disbursementKinds),
        parts: parts(() => ({ file: file(), amount: amount(), from: paying() })),
      };
    case 14:
      return { kind: 'paid', parts: parts(() => ({ file: file(), amount: amount() })) };
    case 15:
      return { kind: one('void', 'stop'), parts: parts(() => ({ file: file(), amount: amount(), to: paying() })) };
    case 16:
    case 25: {
      const from = file();
      return { kind: 'transfer', parts: [{ file: from, amount: amount(), toFile: (from % files) + 1 }] };
    }
    case 17:
      return {
        kind: one('recovered', 'made good'),
        parts: [{ file: file(), amount: amount(), of: one('shortage', 'advance', 'loss') }],
      };
    case 20:
    case 21:
      return { kind: one('advance', 'loss'), parts: [{ file: file(), amount: amount() }] };
    case 18:
      return { kind: 'bank charge', parts: [{ file: one(null, file()), amount: amount() }] };
    default:
      if (random(4) === 0) return { kind: 'opening', parts: parts(() => ({ file: file(), amount: amount() })) };
      return random(2) === 0
        ? { kind: 'interest', parts: [{ amount: amount() }] }
        : { kind: 'interest given', parts: [{ file: file(), amount: amount() }] };
  }
}

/**
 * A payment that two or three files of a bank account have the money for; null where there are none.
 * @param balances cents by file and account, as the model has them
 */
export function affordableTogether(
  random: (below: number) => number,
  balances: ReadonlyMap<string, number>,
): LedgerEvent | null {
  const rich = [...balances].flatMap(([name, cents]) => {
    const [file = '0', ...account] = name.split(' ');
    return file !== '0' && account.join(' ') === 'available' && cents < 0 ? [{ file: Number(file), most: -cents }] : [];
  });
  if (rich.length < 2) return null;
  const from = random(rich.length - 1);
  const parts = rich.slice(from, from + 2 + random(2)).map(({ file, most }) => ({
    ...{ file, amount: Math.min(most, random(500_00) + 1) },
    from: 'available' as const,
  }));
  return { kind: disbursementKinds[random(disbursementKinds.length)] ?? 'check', parts };
}

/** Something that carries on a transaction with these moves: a receipt, a payment, or what the office gave. Mostly the whole of it, sometimes a part or more. */
export function randomFollowUp(
  random: (below: number) => number,
  moves: readonly StoredLedgerMove[],
): LedgerEvent | null {
  const some = (amount: number) => (random(4) === 0 ? random(amount) + 1 + (random(5) === 0 ? amount : 0) : amount);
  const of = (is: (move: StoredLedgerMove) => boolean) =>
    moves.flatMap((move) =>
      is(move) && move.file !== null ? [{ ...move, file: move.file, amount: some(move.amount) }] : [],
    );
  const ofNoFile = followUpOfNoFile(random, moves, some);
  if (ofNoFile !== null) return ofNoFile;
  const inTransit = of(({ debit }) => debit === 'in transit');
  const uncollected = of(({ credit }) => credit === 'uncollected');
  const outstanding = of(({ credit }) => credit === 'outstanding');
  if (outstanding.length > 0)
    return random(2) === 0
      ? { kind: 'paid', parts: outstanding }
      : {
          kind: random(2) === 0 ? 'void' : 'stop',
          parts: outstanding.map(({ file, amount, debit }) => ({ file, amount, to: debit as PayingAccount })),
        };
  const lacking = of(({ debit }) => debit === 'advance' || debit === 'loss');
  if (lacking.length > 0)
    return {
      kind: random(2) === 0 ? 'recovered' : 'made good',
      parts: lacking.map(({ file, amount, debit }) => ({ file, amount, of: debit as LackingAccount })),
    };
  const [first] = inTransit;
  if (!first) return null;
  if (random(5) === 0) {
    const isGood = first.credit !== 'uncollected' || random(2) === 0;
    const there = random(first.amount * 2);
    return {
      kind: 'returned deposit',
      parts: [{ file: first.file, amount: first.amount, isGood, wasDeposited: random(2) === 0, there }],
    };
  }
  return random(2) === 0 && uncollected.length > 0
    ? { kind: 'funds good', parts: uncollected }
    : { kind: 'deposit', parts: inTransit };
}

/** What carries on money of no file: its deposit, its return, what files claim of it; the end of a payment of it; and what became of what was claimed. */
function followUpOfNoFile(
  random: (below: number) => number,
  [first]: readonly StoredLedgerMove[],
  some: (amount: number) => number,
): LedgerEvent | null {
  if (!first) return null;
  const { debit, credit, file, toFile } = first;
  const amount = some(first.amount);
  const isGood = credit !== 'uncollected';
  if (debit === 'unclaimed' && toFile !== null)
    return random(3) > 0 && !isGood
      ? { kind: 'funds good', parts: [{ file: toFile, amount }] }
      : {
          kind: 'returned deposit',
          parts: [{ file: toFile, amount, isGood, wasDeposited: random(4) > 0, there: random(first.amount * 2) }],
        };
  if (file !== null) return null;
  if (credit === 'outstanding')
    return { kind: random(2) === 0 ? 'void' : 'stop', parts: [{ file, amount, to: debit as UnclaimedAccount }] };
  if (credit !== 'unclaimed') return null;
  if (debit === 'cash') return { kind: 'bank error mended', parts: [{ amount }] };
  switch (random(8)) {
    case 0:
      return { kind: 'returned deposit', parts: [{ file, amount, wasDeposited: random(2) === 0 }] };
    case 1:
      return { kind: 'paid back', parts: [{ amount }] };
    case 2:
    case 3:
    case 4:
      return { kind: 'deposit', parts: [{ file, amount: first.amount }] };
    default: {
      const claimed = Math.max(1, Math.floor(amount / (random(3) + 1)));
      return { kind: 'claimed', parts: [{ file: random(20) + 1, amount: claimed, isGood: random(2) === 0 }] };
    }
  }
}
