import type { Cents } from '../money/index.ts';
import type { Trace } from '../trace/index.ts';
import { figuresOf } from './close-file.ts';
import type { ClosingFile } from './closing-file.ts';
import type { Figures } from './figure-set.ts';

/** A figure that another input moves. A figure that is new or gone has null on the other side. */
export interface ChangedFigure {
  readonly name: string;
  readonly label: string;
  readonly before: Cents | string | null;
  readonly after: Cents | string | null;
  /** Why it is what it would be; for a figure that would be gone, why it was. */
  readonly trace: Trace;
}

/** The longest reason for what is applied. */
export const reasonLength = 200;

/**
 * What changes when inputs change: price, date, rate, who pays. Two passes over the file, and the figures that differ in the order of the file. Nothing
 * is stored.
 */
export function whatIf<T extends ClosingFile>(file: T, changes: Partial<T>): ChangedFigure[] {
  return differences(figuresOf(file), figuresOf({ ...file, ...changes }));
}

/** The figures that are not the same in two passes. */
export function differences(before: Figures, after: Figures): ChangedFigure[] {
  const names = [...new Set([...after.keys(), ...before.keys()])];
  return names.flatMap((name) => {
    const [was, is] = [before.get(name), after.get(name)];
    const shown = is ?? was;
    if (!shown || was?.value === is?.value) return [];
    const { trace } = shown;
    return { name, label: trace.label, before: was?.value ?? null, after: is?.value ?? null, trace };
  });
}
