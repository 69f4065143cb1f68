import type { SelectOption } from '../select-field/options.ts';

/** Values with one taken in or out, in the order of the options; what is no option (any more) stays at the end. */
export function toggled<V extends string | number>(
  options: readonly SelectOption<V>[],
  values: readonly V[],
  value: V,
): readonly V[] {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  return inOrder(options, next);
}

/** The state of "select all" over what the filter leaves. Inactive ones do not count. */
export function allState<V extends string | number>(
  shown: readonly SelectOption<V>[],
  values: readonly V[],
): 'all' | 'some' | 'none' {
  const active = shown.filter((option) => !option.inactive);
  const picked = new Set(values);
  const count = active.filter((option) => picked.has(option.value)).length;
  return count === 0 ? 'none' : count === active.length ? 'all' : 'some';
}

/** Values with all the filter leaves taken in, or out if they all are in. The others stay as they are. */
export function toggledAll<V extends string | number>(
  options: readonly SelectOption<V>[],
  shown: readonly SelectOption<V>[],
  values: readonly V[],
): readonly V[] {
  const next = new Set(values);
  const out = allState(shown, values) === 'all';
  for (const { value, inactive } of shown) {
    if (inactive) continue;
    if (out) next.delete(value);
    else next.add(value);
  }
  return inOrder(options, next);
}

function inOrder<V extends string | number>(options: readonly SelectOption<V>[], values: ReadonlySet<V>): readonly V[] {
  const known = options.filter((option) => values.has(option.value)).map((option) => option.value);
  const listed = new Set(known);
  return [...known, ...[...values].filter((value) => !listed.has(value))];
}
