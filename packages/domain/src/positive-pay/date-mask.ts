import type { WireDate } from '../dates/index.ts';

const part = /YYYY|YY|MM|DD/g;
const between = /^[-/. ]*$/;

/** What is wrong with a mask of dates; null when nothing is: it has year, month and day, once each. */
export function maskProblem(mask: string): string | null {
  const parts = mask.match(part) ?? [];
  const isWhole = ['Y', 'M', 'D'].every((letter) => parts.filter((each) => each.startsWith(letter)).length === 1);
  return isWhole && between.test(mask.replace(part, ''))
    ? null
    : 'A mask has YYYY or YY, MM and DD once each, and between them - / . or blanks alone';
}

/** A date as a mask has it: `20260630` by `YYYYMMDD`. */
export const maskedDate = (mask: string, date: WireDate): string =>
  mask.replace(part, (wanted) => {
    const [year = '', month = '', day = ''] = date.split('-');
    return { YYYY: year, YY: year.slice(2), MM: month, DD: day }[wanted] ?? wanted;
  });
