import type { CheckFace, PlacedLayout } from '@closewright/domain/check-printing';
import { readPdf } from '../../../test/harness/read-pdf.ts';
import type { PrintedChecks } from './printed-checks.ts';
import { Printer } from './printer.ts';

export const printer = new Printer();

export const head = {
  title: 'Checks of the trust account',
  author: 'An author',
  createdAt: new Date('2026-01-02T03:04:05Z'),
  footer: '',
};

export const layout: PlacedLayout = {
  name: 'Blank paper',
  place: 'Top',
  isBlankPaper: true,
  printsMicr: true,
  secondSignatureFrom: 10_000_00,
  voidAfterDays: 90,
  inactive: false,
};

export const drawer: PrintedChecks['drawer'] = {
  office: ['Escrow trust account', 'The office', '1 Main Street', 'Springfield, IL 62701'],
  bankName: 'A bank',
  routingNumber: '123456780',
  accountNumber: '00-4410 7788',
  fractionalRouting: '70-5678/1234',
};

/** A check of as many lines. */
export function checkOf(number: number, count = 2, more: Partial<CheckFace> = {}): CheckFace {
  const lines = Array.from({ length: count }, (_, at) => ({ label: `Line ${at}`, amount: 100_00 + at }));
  return {
    number,
    date: '2026-03-04',
    payee: 'County Recorder',
    address: ['County Recorder', '2 Court Square', 'Springfield, IL 62702'],
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    memo: 'Recording',
    fileNumber: '12-3456',
    lines,
    ...more,
  };
}

/** Checks as they are printed, or otherwise. */
export const checksOf = (more: Partial<PrintedChecks> = {}): PrintedChecks => ({
  ...head,
  drawer,
  layout,
  offset: { right: 0, down: 0 },
  checks: [checkOf(20417)],
  coverLetters: false,
  ...more,
});

/** Prints checks and reads them. */
export const sheetsOf = async (more: Partial<PrintedChecks> = {}) =>
  (await readPdf(await printer.checks(checksOf(more), 'epsilon'))).pages;

type Read = Awaited<ReturnType<typeof readPdf>>['pages'][number];

/** The MICR characters of a sheet, each with where its place begins, in inches from the left and the lower edge. */
export const micrOf = ({ texts }: Read) =>
  texts
    .filter(({ text }) => /^[\d⑆⑇⑈⑉ ]*[⑆⑇⑈⑉][\d⑆⑇⑈⑉ ]*$/.test(text))
    .flatMap(({ text, left, width, top }) =>
      [...text].map((character, at) => ({
        character,
        left: (left + (at * width) / text.length) / 72,
        bottom: top / 72,
        pitch: width / text.length / 72,
      })),
    )
    .filter(({ character }) => character !== ' ');
