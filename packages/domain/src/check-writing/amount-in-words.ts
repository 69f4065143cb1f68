import type { Cents } from '../money/index.ts';

const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;
const scales = ['', 'thousand', 'million', 'billion', 'trillion'] as const;

/** An amount of 0.00 or more in words, as receipts and checks say it: `One thousand two hundred thirty-four and 56/100 dollars`. */
export function amountInWords(amount: Cents): string {
  const digits = String(amount).padStart(3, '0');
  const words = wholeInWords(Number(digits.slice(0, -2)));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} and ${digits.slice(-2)}/100 dollars`;
}

function wholeInWords(whole: number): string {
  if (whole === 0) return small[0];
  const groups = whole.toLocaleString('en-US').split(',').map(Number);
  return groups
    .flatMap((group, at) => (group === 0 ? [] : [underThousand(group), scales[groups.length - 1 - at]]))
    .filter(Boolean)
    .join(' ');
}

function underThousand(number: number): string {
  const hundreds = Math.floor(number / 100);
  const rest = number % 100;
  return [...(hundreds > 0 ? [`${small[hundreds]} hundred`] : []), ...(rest > 0 ? [underHundred(rest)] : [])].join(' ');
}

function underHundred(number: number): string {
  if (number < small.length) return small[number] ?? '';
  const one = number % 10;
  const ten = tens[Math.floor(number / 10)] ?? '';
  return one === 0 ? ten : `${ten}-${small[one]}`;
}
