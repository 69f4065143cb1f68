import type { Trace } from './trace.ts';

/** Every step of a trace, the figure itself first, each before its inputs. */
export function* stepsOf(trace: Trace): Generator<Trace> {
  yield trace;
  for (const input of trace.inputs ?? []) yield* stepsOf(input);
}

/** The names of the fields a figure was made of, each once: what a change of it may move. */
export function fieldsOf(trace: Trace): string[] {
  return [...new Set([...stepsOf(trace)].flatMap(({ field }) => field ?? []))];
}
