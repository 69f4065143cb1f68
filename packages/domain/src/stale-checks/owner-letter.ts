import { addToDate, type WireDate } from '../dates/index.ts';
import { formatDate, formatMoney } from '../formats/index.ts';
import { cents } from '../money/index.ts';
import { stateName } from './dormancy-rule.ts';
import type { OwnerLetterKind } from './stale-act.ts';

/** Of what a letter to an owner is made. */
export interface OwnerLetterFacts {
  readonly letter: OwnerLetterKind;
  readonly on: WireDate;
  readonly checkNumber: number | null;
  readonly date: WireDate;
  readonly payee: string;
  readonly amount: number;
  readonly fileNumber: string;
  readonly memo: string | null;
  /** Of the letter before a report. */
  readonly report: { readonly state: string; readonly due: WireDate } | null;
}

/** What stands in a letter to an owner, from top to bottom. */
export interface OwnerLetter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [term: string, text: string])[];
  /** What the owner may mark and send back. */
  readonly replies: readonly string[];
}

/** Within how many days the owner is asked to answer. */
const answerDays = 30;

/** A letter to the owner of a check that nobody cashed. */
export function ownerLetter({ letter, on, report, ...check }: OwnerLetterFacts): OwnerLetter {
  const latest = addToDate(on, answerDays, 'days');
  const answerBy = report !== null && report.due < latest ? report.due : latest;
  const number = check.checkNumber === null ? 'our check' : `our check ${check.checkNumber}`;
  const amount = `$${formatMoney(cents(check.amount))}`;
  const told = `On ${formatDate(check.date)} we wrote ${number} for ${amount}, payable to you. Our bank has not paid it.`;
  const ask = `Please tell us by ${formatDate(answerBy)} what shall become of it: mark one of the lines below, sign, and send this page back, or call us.`;
  const facts: OwnerLetter['facts'] = [
    ...(check.checkNumber === null ? [] : [['Check', String(check.checkNumber)] as const]),
    ['Date', formatDate(check.date)],
    ['Amount', amount],
    ['Payable to', check.payee],
    ['Our file', check.fileNumber],
    ...(check.memo === null ? [] : [['For', check.memo] as const]),
  ];
  const replies = [
    'I have not received the check, or it is lost. Please send me a new one.',
    'I have the check and will deposit it. (A bank need not pay a check that is more than six months old.)',
    'The money is not mine, because:',
  ];
  if (letter === 'stale' || report === null)
    return { subject: 'A check that you have not cashed', paragraphs: [told, ask], facts, replies };
  return {
    subject: `Notice: we hold money of yours that has to be given to ${stateName(report.state)}`,
    paragraphs: [
      told,
      `If we do not hear from you, the law asks us to report this money as unclaimed property to the State of ${stateName(report.state)} by ${formatDate(report.due)} and to hand it over. After that you would have to claim it there.`,
      ask,
    ],
    facts,
    replies,
  };
}
