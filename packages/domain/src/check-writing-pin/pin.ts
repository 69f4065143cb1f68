/** How many digits a PIN has. */
export const pinLength = { min: 4, max: 8 } as const;

/** So many wrong PINs in a row lock it, for so many minutes. */
export const pinTries = { most: 5, minutes: 15 } as const;

const steps = (digits: readonly number[]): readonly number[] =>
  digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10);

/** Whether digits are a pattern of at most two, again and again: 1111, 1212. */
const isPattern = (pin: string): boolean => [...pin].every((digit, at) => digit === pin[at % 2]);

/** Whether a PIN is among the first that somebody tries: digits that repeat, or that go up or down by one. */
function isGuessed(pin: string): boolean {
  const all = new Set(steps([...pin].map(Number)));
  const [only] = all;
  return isPattern(pin) || (all.size === 1 && (only === 1 || only === 9));
}

/** What is wrong with a PIN that somebody chooses; null where nothing is. */
export function pinFinding(pin: string): string | null {
  const { min, max } = pinLength;
  if (!/^\d*$/.test(pin) || pin.length < min || pin.length > max) return `A PIN has ${min} to ${max} digits`;
  return isGuessed(pin) ? 'Too easy to guess: digits that repeat, or that follow each other' : null;
}
