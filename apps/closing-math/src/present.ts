import { type Cents, Exact } from '@closewright/domain/money';
import type { Explained, Trace, TraceValue } from '@closewright/domain/trace';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What a kind answers: plain values, and figures with their reasons anywhere among them. */
export type Figures =
  | Json
  | Explained<Cents | string | number>
  | readonly Figures[]
  | { readonly [name: string]: Figures | undefined };

/** A reason under the path of its figure in the result. */
export interface ShownTrace {
  readonly path: string;
  readonly trace: Trace;
  readonly shown: Json;
  /** The figure itself. */
  readonly value: Json;
}

/** An amount as it is printed: dollars with two decimals. */
export const dollars = (amount: Cents): string => new Exact(amount).div(100).toFixed(2);

/** Splits an answer into the values and their reasons. */
export function present(figures: Figures): { result: Json; traces: ShownTrace[] } {
  const traces: ShownTrace[] = [];
  return { result: plainOf(figures, '', traces), traces };
}

function plainOf(figures: Figures, path: string, traces: ShownTrace[]): Json {
  if (typeof figures !== 'object' || figures === null) return figures;
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  if (isList(figures)) return figures.map((figure, at) => plainOf(figure, below(at), traces));
  if (isExplained(figures)) {
    const value = shownFigure(figures);
    traces.push({ path, trace: figures.trace, shown: shownTrace(figures.trace), value });
    return value;
  }
  const entries = Object.entries(figures).flatMap(([name, figure]): [string, Json][] =>
    figure === undefined ? [] : [[name, plainOf(figure, below(name), traces)]],
  );
  return Object.fromEntries(entries);
}

const isList = (figures: object): figures is readonly Figures[] => Array.isArray(figures);

const isExplained = (figures: object): figures is Explained<Cents | string | number> =>
  'trace' in figures && 'value' in figures && typeof figures.trace === 'object';

const shownFigure = ({ value, trace }: Explained<Cents | string | number>): Json =>
  trace.value.kind === 'money' ? dollars(trace.value.cents) : value;

/** The letter an input has in the arithmetic of its step, which goes to z. */
const letterOf = (at: number): { letter?: string } => (at < 26 ? { letter: String.fromCharCode(97 + at) } : {});

function shownTrace({ value, inputs, rule, ...step }: Trace, letter: { letter?: string } = {}): Json {
  return {
    ...letter,
    ...step,
    value: shownValue(value),
    ...(rule && { rule: { ...rule } }),
    ...(inputs && { inputs: inputs.map((input, at) => shownTrace(input, letterOf(at))) }),
  };
}

const shownValue = (value: TraceValue): Json =>
  value.kind === 'money' ? { kind: 'money', dollars: dollars(value.cents) } : { ...value };
