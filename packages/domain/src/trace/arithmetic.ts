import { Exact, type Rounding, roundExact, roundings } from '../money/index.ts';

/** A value of the arithmetic of a trace: a number, or a text such as a date or a choice. */
export type Term = Exact | string;

/** What a name in the arithmetic of a trace does with its terms. */
export type Procedure = (...terms: readonly Term[]) => Term;

const rounding =
  (mode: Rounding) =>
  (value: Term = '0', decimals: Term = '0'): Exact =>
    roundExact(numberOf(value), numberOf(decimals).toNumber(), mode);

/** The procedures every trace may use. Amounts are cents; a rounding without decimals goes to the cent. */
const arithmetic: Readonly<Record<string, Procedure>> = {
  ...Object.fromEntries(roundings.map((mode): [string, Procedure] => [mode, rounding(mode)])),
  min: (...terms) => Exact.min(...terms.map(numberOf)),
  max: (...terms) => Exact.max(...terms.map(numberOf)),
  sum: (...terms) => terms.reduce<Exact>((all, term) => all.plus(numberOf(term)), new Exact(0)),
  less: (first = '0', ...others) => others.reduce<Exact>((rest, term) => rest.minus(numberOf(term)), numberOf(first)),
};

/** The number a term is; throws a RangeError for a text that is none. */
export function numberOf(term: Term): Exact {
  if (typeof term !== 'string') return term;
  if (!/^-?\d+(\.\d+)?$/.test(term)) throw new RangeError(`Not a number: ${term}`);
  return new Exact(term);
}

/**
 * Works out the arithmetic of a trace: `halfUp(a * b / 100)`. The letters a to z are the inputs in their order, `all` stands for all of them;
 * + - * / ^ and brackets are as usual. Throws a RangeError for what is not understood.
 */
export function evaluate(
  text: string,
  inputs: readonly Term[],
  procedures: Readonly<Record<string, Procedure>> = {},
): Term {
  const tokens = text.match(/\d+(?:\.\d+)?|[A-Za-z]+|[-+*/^(),]/g) ?? [];
  let at = 0;
  const take = (...wanted: string[]) => (wanted.includes(tokens[at] ?? '') ? tokens[at++] : undefined);
  const fail = () => new RangeError(`Not understood at ${at + 1}: ${text}`);

  const primary = (): Term => {
    if (take('-')) return numberOf(power()).negated();
    if (take('(')) {
      const inside = sum();
      if (!take(')')) throw fail();
      return inside;
    }
    const token = tokens[at++];
    if (token === undefined) throw fail();
    if (/^\d/.test(token)) return new Exact(token);
    if (take('(')) return called(token);
    const input = token.length === 1 ? inputs[token.charCodeAt(0) - 97] : undefined;
    if (input === undefined) throw fail();
    return input;
  };
  const called = (name: string): Term => {
    const procedure = arithmetic[name] ?? procedures[name];
    if (!procedure) throw new RangeError(`No procedure ${name}: ${text}`);
    const terms: Term[] = [];
    do terms.push(...(take('all') ? inputs : [sum()]));
    while (take(','));
    if (!take(')')) throw fail();
    return procedure(...terms);
  };
  const power = (): Term => {
    const base = primary();
    return take('^') ? numberOf(base).pow(numberOf(power())) : base;
  };
  const product = (): Term => {
    let value = power();
    for (let sign = take('*', '/'); sign; sign = take('*', '/')) {
      const [left, right] = [numberOf(value), numberOf(power())];
      value = sign === '*' ? left.times(right) : left.div(right);
    }
    return value;
  };
  const sum = (): Term => {
    let value = product();
    for (let sign = take('+', '-'); sign; sign = take('+', '-')) {
      const [left, right] = [numberOf(value), numberOf(product())];
      value = sign === '+' ? left.plus(right) : left.minus(right);
    }
    return value;
  };

  const value = sum();
  if (at < tokens.length) throw fail();
  return value;
}
