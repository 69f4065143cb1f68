import type { Gaps } from '../disclosure/index.ts';
import { cents } from '../money/index.ts';
import type { Trace } from '../trace/index.ts';
import type { FormCell, FormRun, FormText } from './form-document.ts';
import type { FormFigure } from './form-figures.ts';
import { inCents, inPercent, withoutZeroCents } from './form-figures.ts';

export const heading = (text: string): FormText => ({ kind: 'heading', runs: [{ text }] });
export const subheading = (text: string): FormText => ({ kind: 'subheading', runs: [{ text }] });
export const paragraph = (...runs: readonly FormRun[]): FormText => ({ kind: 'paragraph', runs });
export const note = (text: string): FormText => ({ kind: 'note', runs: [{ text }] });

/** A run of what is typed in a field; blank while nothing is. */
export const typedRun = (text: string | null | undefined, field: string): FormRun => ({
  text: text?.trim() ?? '',
  field,
});

export const cellOf = (...runs: readonly FormRun[]): FormCell => ({ runs });

/** What is missing, as a figure that is open. */
export const openAt = (gaps: Gaps): FormFigure => ({
  kind: 'open',
  missing: Object.entries(gaps).map(([field, words]) => ({ field, words })),
});

/** What a trace comes to in words: a whole amount without cents, where the form has it so. */
export function valueWords({ value }: Trace, amounts: 'exact' | 'withoutZeroCents' = 'exact'): string {
  switch (value.kind) {
    case 'money':
      return amounts === 'exact' ? inCents(cents(value.cents)) : withoutZeroCents(cents(value.cents));
    case 'rate':
      return `${inPercent(value.percent)}%`;
    case 'count':
      return String(value.count);
    case 'text':
      return value.text;
  }
}

/** A box, ticked or not. */
export const boxOf = (isTicked: boolean): string => (isTicked ? '☒' : '☐');

/** Which way an amount goes, `☒ From ☐ To Borrower`; neither while that is open, or nothing is paid. */
export const fromOrTo = (isFrom: boolean, isTo: boolean, whom: string): string =>
  `${boxOf(isFrom)} From ${boxOf(isTo)} To ${whom}`;
