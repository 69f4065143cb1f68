import { type ChangedFigure, closeFile, differences, figuresOf } from '@closewright/domain/closing-file';
import { InputError, within } from '@closewright/domain/errors';
import { fullFileCase, whatIfCase } from '../cases.ts';
import { type Kind, kindOf } from '../kind.ts';
import { dollars, type Json } from '../present.ts';
import { reckonCase } from '../read-case.ts';
import { closingFileOf } from './closing-file-of.ts';
import { shownBalance, shownDisclosure } from './settlement.ts';
import { shownReconciliation } from './statements.ts';

const fullFileKind = kindOf('full-file', fullFileCase, (input) => {
  const { figures, statements } = closeFile(closingFileOf(input));
  const { disclosure, balance, reconciliations } = statements;
  return {
    figures: Object.fromEntries(figures),
    closingDisclosure: shownDisclosure(disclosure),
    cashToClose: { ...disclosure.table },
    balance: shownBalance(balance),
    reconciliations: reconciliations.map(shownReconciliation),
  };
});

/** A copy of a file with a field set by its path. Throws an InputError for a way that leads nowhere. */
function withChange(file: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(file);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at = copy;
  for (const step of steps) {
    const next: unknown = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
    if (typeof next !== 'object' || next === null)
      throw new InputError('UNKNOWN', `changes.${path}`, `The file has no ${step} to change`);
    at = next;
  }
  if (typeof at !== 'object' || at === null)
    throw new InputError('UNKNOWN', `changes.${path}`, 'There is no such field');
  if (value === null) Reflect.deleteProperty(at, last);
  else Reflect.set(at, last, value);
  return copy;
}

const shownChange = ({ name, label, before, after, trace }: ChangedFigure) => ({
  name,
  label,
  before: shownValue(before, trace.value.kind),
  after: shownValue(after, trace.value.kind),
  why: { value: shownValue(after ?? before, trace.value.kind), trace },
});

const shownValue = (value: ChangedFigure['before'], kind: string): string =>
  value === null ? 'none' : typeof value === 'number' && kind === 'money' ? dollars(value) : String(value);

const whatIfKind = kindOf('what-if', whatIfCase, (input, raw) => {
  const before = within('file', () => figuresOf(closingFileOf(input.file)));
  const given = (raw as { readonly file: Json }).file;
  const changed = Object.entries(input.changes).reduce<unknown>(
    (all, [path, value]) => withChange(all, path, value),
    given,
  );
  const after = within('changes', () =>
    reckonCase(whatIfCase.shape.file, changed, (file) => figuresOf(closingFileOf(file))),
  );
  return { changes: differences(before, after).map(shownChange) };
});

export const fullFileKinds: readonly Kind[] = [fullFileKind, whatIfKind];
