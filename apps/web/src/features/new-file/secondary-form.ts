import {
  type CopiedPart,
  copiedParts,
  fileNumberError,
  fileNumberMessages,
  maxSecondaryFiles,
  trimFileNumber,
} from '@closewright/domain/orders';

/** What is typed in the dialog Create New Secondary Files. */
export type SecondaryForm = {
  count: number | null;
  /** Whether the branch's pool gives the numbers. */
  isNumbered: boolean;
  /** The typed numbers; as many as files are wanted count. */
  numbers: readonly string[];
  parts: readonly CopiedPart[];
};

export const emptySecondaryForm: SecondaryForm = { count: 1, isNumbered: true, numbers: [], parts: copiedParts };

/** The typed numbers, one for each wanted file. */
export function wantedNumbers({ count, numbers }: SecondaryForm): string[] {
  return Array.from({ length: count ?? 0 }, (_, at) => numbers[at] ?? '');
}

/** What is wrong before the server is asked; a number by its place. */
export function secondaryErrors(form: SecondaryForm): Readonly<Record<string, string>> {
  const { count, isNumbered } = form;
  if (count === null || count < 1 || count > maxSecondaryFiles)
    return { count: `Between 1 and ${maxSecondaryFiles} files` };
  if (isNumbered) return {};
  const numbers = wantedNumbers(form).map((text) => trimFileNumber(text).toLowerCase());
  const errors = numbers.flatMap((text, at): [string, string][] => {
    const wrong = fileNumberError(text) ?? (numbers.indexOf(text) < at ? fileNumberMessages.inUse : null);
    return wrong === null ? [] : [[String(at), wrong]];
  });
  return Object.fromEntries(errors);
}

/** The numbers as the api takes them: null for the next of the branch. */
export function secondaryNumbers(form: SecondaryForm): (string | null)[] {
  return wantedNumbers(form).map((text) => (form.isNumbered ? null : trimFileNumber(text)));
}
