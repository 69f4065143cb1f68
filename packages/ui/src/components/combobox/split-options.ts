import type { ComboboxOptions } from './combobox.types.ts';

const names = [
  'value',
  'defaultValue',
  'onValueChange',
  'options',
  'filter',
  'search',
  'scope',
  'debounce',
  'minLength',
  'suggested',
  'valueLabel',
  'resolve',
  'display',
  'commitRule',
  'onNone',
  'create',
  'keepOpen',
  'text',
  'onTextChange',
  'onPendingChange',
  'silent',
  'messages',
] as const satisfies readonly (keyof ComboboxOptions<string, unknown>)[];

/** Parts the options of a combobox from the attributes of its input. */
export function splitComboboxOptions<V extends string | number, D, P extends ComboboxOptions<V, D>>(
  props: P,
): [ComboboxOptions<V, D>, Omit<P, keyof ComboboxOptions<V, D>>] {
  const rest = { ...props };
  const options: Record<string, unknown> = {};
  for (const name of names) {
    if (name in rest) options[name] = rest[name];
    delete rest[name];
  }
  return [options as ComboboxOptions<V, D>, rest];
}
