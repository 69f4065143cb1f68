import { disbursementKinds, type LedgerEvent, type PayingAccount } from '@closewright/domain/ledger';

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
  switch (random(20)) {
    case 0:
    case 1:
    case 2:
    case 3:
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
      return {
        kind: one(...disbursementKinds),
        parts: parts(() => ({ file: file(), amount: amount(), from: paying() })),
      };
    case 14:
      return { kind: 'paid', parts: parts(() => ({ file: file(), amount: amount() })) };
    case 15:
      return { kind: one('void', 'stop'), parts: parts(() => ({ file: file(), amount: amount(), to: paying() })) };
    case 16: {
      const from = file();
      return { kind: 'transfer', parts: [{ file: from, amount: amount(), toFile: (from % files) + 1 }] };
    }
    case 17:
      return random(4) === 0
        ? { kind: one('advance', 'loss'), parts: [{ file: file(), amount: amount() }] }
        : { kind: 'recovered', parts: [{ file: file(), amount: amount(), of: one('shortage', 'advance', 'loss') }] };
    case 18:
      return { kind: 'bank charge', parts: [{ file: one(null, file()), amount: amount() }] };
    default:
      return random(2) === 0
        ? { kind: 'interest', parts: [{ amount: amount() }] }
        : { kind: 'interest given', parts: [{ file: file(), amount: amount() }] };
  }
}
