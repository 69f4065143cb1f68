import { expectTypeOf, test } from 'vitest';
import type { AbaFieldProps } from '../aba-field/index.ts';
import type { CheckboxProps } from '../checkbox/index.ts';
import type { ComboboxProps } from '../combobox/index.ts';
import type { DateFieldProps } from '../date-field/index.ts';
import type { EmailFieldProps } from '../email-field/index.ts';
import type { MemoFieldProps } from '../memo-field/index.ts';
import type { MoneyFieldProps } from '../money-field/index.ts';
import type { MultiSelectFieldProps } from '../multi-select/index.ts';
import type { NumberFieldProps } from '../number-field/index.ts';
import type { PercentFieldProps } from '../percent-field/index.ts';
import type { RadioGroupProps } from '../radio-group/index.ts';
import type { RateFieldProps } from '../rate-field/index.ts';
import type { SelectFieldProps } from '../select-field/index.ts';
import type { SwitchProps } from '../switch/index.ts';
import type { TextFieldProps } from '../text-field/index.ts';
import type { TimeFieldProps } from '../time-field/index.ts';

/** What a form library spreads on a native input. */
interface Registered {
  name: string;
  onChange: (event: { target: unknown }) => Promise<void>;
  onBlur: (event: { target: unknown }) => Promise<void>;
  ref: (element: unknown) => void;
}
type Spread = { label: string; options: []; search: never } & Registered;

test('no field takes what a form library registers on native inputs: it would read the text and lose the value', () => {
  expectTypeOf<Omit<Spread, 'onChange'>>().toExtend<MoneyFieldProps>();
  expectTypeOf<Omit<Spread, 'onChange'>>().toExtend<SelectFieldProps>();
  expectTypeOf<Spread>().not.toExtend<AbaFieldProps>();
  expectTypeOf<Spread>().not.toExtend<CheckboxProps>();
  expectTypeOf<Spread>().not.toExtend<ComboboxProps>();
  expectTypeOf<Spread>().not.toExtend<DateFieldProps>();
  expectTypeOf<Spread>().not.toExtend<EmailFieldProps>();
  expectTypeOf<Spread>().not.toExtend<MemoFieldProps>();
  expectTypeOf<Spread>().not.toExtend<MoneyFieldProps>();
  expectTypeOf<Spread>().not.toExtend<MultiSelectFieldProps>();
  expectTypeOf<Spread>().not.toExtend<NumberFieldProps>();
  expectTypeOf<Spread>().not.toExtend<PercentFieldProps>();
  expectTypeOf<Spread>().not.toExtend<RadioGroupProps<string>>();
  expectTypeOf<Spread>().not.toExtend<RateFieldProps>();
  expectTypeOf<Spread>().not.toExtend<SelectFieldProps>();
  expectTypeOf<Spread>().not.toExtend<SwitchProps>();
  expectTypeOf<Spread>().not.toExtend<TextFieldProps>();
  expectTypeOf<Spread>().not.toExtend<TimeFieldProps>();
});
