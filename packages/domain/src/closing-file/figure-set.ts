import { InputError } from '../errors/index.ts';
import type { Cents } from '../money/index.ts';
import type { Explained } from '../trace/index.ts';

/** A figure of a file; a rate is a decimal string. */
export type Figure = Explained<Cents> | Explained<string>;

/** The figures of a file by their names: `section.A`, `proration.County taxes`, `cashFromBorrower`. */
export type Figures = ReadonlyMap<string, Figure>;

/** Keeps a figure by its name and gives it back. */
export type Keep = <T extends Figure>(name: string, figure: T) => T;

/** A set of figures that grows, and what adds to it: two of one name are refused, rather than to lose one. */
export function figureSet(): { readonly figures: Figures; readonly keep: Keep } {
  const figures = new Map<string, Figure>();
  const keep: Keep = (name, figure) => {
    if (figures.has(name)) throw new InputError('INCONSISTENT', name, `Two figures are called ${name}`);
    figures.set(name, figure);
    return figure;
  };
  return { figures, keep };
}
