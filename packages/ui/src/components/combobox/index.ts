export { type ComboboxMessages, comboboxMessages } from './combobox.messages.ts';
export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxChange, ComboboxHandle, ComboboxOptions, CreateOption, FilterOptions } from './combobox.types.ts';
export type { CommitRule } from './commit-rules.ts';
export type { ComboboxOption } from './rows.ts';
