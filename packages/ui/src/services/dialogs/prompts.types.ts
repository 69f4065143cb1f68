import type { ReactNode } from 'react';
import type { SelectOption } from '../../components/select-field/index.ts';
import type { Holidays } from '../../lib/parse/calendar.ts';

/** What all prompts take. */
export interface PromptOptions<A> {
  title: string;
  /** Label of the field. */
  label: string;
  /** What the answer is for, in one or two sentences. */
  message?: ReactNode;
  /** A sentence if the answer will not do, else null. It may ask a server. */
  validate?: (value: A) => string | null | Promise<string | null>;
  okLabel?: string;
  cancelLabel?: string;
  /** One question at a time. */
  key?: string;
}

export interface PromptTextOptions extends PromptOptions<string> {
  value?: string;
  placeholder?: string;
  maxLength?: number;
  /** Several lines; Enter then makes a new line and Ctrl Enter answers. */
  multiline?: boolean;
  /** Default true: OK stays off while the field is empty. */
  required?: boolean;
}

export interface PromptDateOptions extends PromptOptions<string> {
  /** `YYYY-MM-DD`, or null. */
  value?: string | null;
  /** Earlier dates get a warning. */
  min?: string;
  /** Later dates get a warning. */
  max?: string;
  /** The day `t` and `+7` count from. Default: this computer's calendar. */
  today?: string;
  /** Names of holidays and own closing days, which the calendar shows. */
  holidays?: Holidays;
  /** A business day is meant: a weekend or a holiday gets a warning. Default false. */
  businessDay?: boolean;
  /** Default true: OK stays off while the field is empty. */
  required?: boolean;
}

export interface PromptSelectOptions<V extends string | number> extends PromptOptions<V> {
  options: readonly SelectOption<V>[];
  value?: V | null;
  placeholder?: string;
}

export interface PromptMultiSelectOptions<V extends string | number> extends PromptOptions<V[]> {
  options: readonly SelectOption<V>[];
  /** Ticked from the start. */
  value?: readonly V[];
  /** Fewest that must be ticked. Default 1. */
  min?: number;
}
