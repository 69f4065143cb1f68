import { createHash } from 'node:crypto';
import {
  amountInFigures,
  amountLine,
  type CheckFace,
  checkSheets,
  letterSheet,
  memoLine,
  micrBaseline,
  micrGeometry,
  micrLine,
  micrPositionRight,
  micrPositions,
  micrSymbols,
  type PlacedLayout,
  type SheetPart,
  sheetGeometry,
  signatureCount,
  stubLines,
  unpayableMicrLine,
  voidAfter,
} from '@closewright/domain/check-printing';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import type { Printed } from './paper.ts';
import type { PrintedChecks, PrintedTestSheet, SignatureImage } from './printed-checks.ts';

/** A part of a MICR line without a blank. Its symbols are letters: a text of data has no characters that only this font has. */
interface MicrRun {
  readonly text: string;
  /** Where it begins, from the left edge of the sheet, in inches. */
  readonly left: number;
}

/** What the templates are given of a check, in words; lengths are inches of the sheet. */
interface CheckOnSheet extends SheetPart {
  readonly number: string;
  readonly date: string;
  readonly payee: string;
  readonly address: readonly string[];
  readonly figures: string;
  readonly words: string;
  readonly memo: string;
  readonly signatures: 1 | 2;
  /** The images that stand on its lines, from the lowest on. */
  readonly images: readonly { readonly path: string; readonly name: string }[];
  readonly voidAfter: string | null;
  readonly micr: readonly MicrRun[];
  readonly micrTop: number;
}

/** What was paid, on a stub or in a letter. */
interface PaidOnPaper {
  readonly number: string;
  readonly date: string;
  readonly payee: string;
  readonly fileNumber: string;
  readonly amount: string;
  readonly lines: readonly (readonly [label: string, amount: string])[];
}

interface SheetOfChecks {
  readonly checks: readonly CheckOnSheet[];
  readonly stubs: readonly (SheetPart & PaidOnPaper & { readonly isOfFile: boolean })[];
}

/** What templates/checks.typ is given. */
interface CheckPages extends Printed {
  readonly office: readonly string[];
  readonly bank: readonly string[];
  readonly isBlankPaper: boolean;
  /** By how much everything is moved, in inches. */
  readonly right: number;
  readonly down: number;
  /** How high a line of a stub is, in inches. */
  readonly stubLine: number;
  readonly sheets: readonly SheetOfChecks[];
  readonly letters: readonly (PaidOnPaper & { readonly address: readonly string[] })[];
}

/** What templates/check-test-sheet.typ is given. */
interface TestSheetPages extends CheckPages {
  /** Where the sheet is divided. */
  readonly parts: readonly SheetPart[];
  /** Where it says what to do. */
  readonly words: SheetPart;
  readonly offset: PrintedTestSheet['offset'];
  readonly printerName: string | null;
}

/** What of a stub is not its lines, and how high a line is, in inches. */
const stub = { frame: 1.58, line: 0.18 };

const letters: Readonly<Record<string, string>> = {
  [micrSymbols.transit]: 'A',
  [micrSymbols.amount]: 'B',
  [micrSymbols.onUs]: 'C',
  [micrSymbols.dash]: 'D',
};

const runsOf = (line: string): MicrRun[] =>
  [...line.matchAll(/\S+/g)].map(({ 0: run, index }) => ({
    text: run.replace(/\D/g, (symbol) => letters[symbol] ?? ''),
    left: letterSheet.width - micrPositionRight(micrPositions.last - index) - micrGeometry.pitch,
  }));

const money = (amount: number): string => formatMoney(cents(amount));

function paidOnPaper(check: CheckFace, lines: CheckFace['lines']): PaidOnPaper {
  return {
    number: String(check.number),
    date: formatDate(check.date),
    payee: check.payee,
    fileNumber: check.fileNumber,
    amount: money(check.amount),
    lines: lines.map(({ label, amount }) => [label, money(amount)]),
  };
}

/** Where the templates find an image: by what it is, so that no document ever has what another one had in its place. */
export const signaturePath = ({ base64, mediaType }: Pick<SignatureImage, 'base64' | 'mediaType'>): string =>
  `signatures/${createHash('sha256').update(base64).digest('hex')}.${mediaType === 'image/png' ? 'png' : 'jpg'}`;

interface OnSheet {
  readonly layout: PlacedLayout;
  readonly micr: string;
  readonly above?: number | null | undefined;
  readonly signatures?: readonly SignatureImage[] | undefined;
}

/** A check as it stands on its part of a sheet. */
function onSheet(
  check: CheckFace,
  part: SheetPart,
  { layout, micr, above = null, signatures = [] }: OnSheet,
): CheckOnSheet {
  return {
    top: part.top,
    height: part.height,
    number: String(check.number),
    date: formatDate(check.date),
    payee: check.payee,
    address: check.address,
    figures: amountInFigures(check),
    words: amountLine(check),
    memo: memoLine(check),
    signatures: signatureCount(layout, check.amount, above),
    images: (check.signers ?? []).flatMap((usersID) =>
      signatures
        .filter((each) => each.usersID === usersID)
        .map((each) => ({ path: signaturePath(each), name: each.name })),
    ),
    voidAfter: voidAfter(layout),
    micr: layout.printsMicr ? runsOf(micr) : [],
    micrTop: part.top + part.height - micrBaseline,
  };
}

const inches = (hundredths: number): number => hundredths / 100;

/** Checks as their template draws them: sheet by sheet, and after them the letters, in the same order. */
export function checkPages({
  drawer,
  layout,
  offset,
  checks,
  coverLetters,
  signatures = [],
  ...head
}: PrintedChecks): CheckPages {
  const { checks: parts, stubs } = sheetGeometry[layout.place];
  const { routingNumber, accountNumber } = drawer;
  const micrOf = ({ number }: CheckFace): string =>
    layout.printsMicr ? micrLine({ checkNumber: number, routingNumber, accountNumber }) : '';
  return {
    ...head,
    office: drawer.office,
    bank: [drawer.bankName, ...(drawer.fractionalRouting ? [drawer.fractionalRouting] : [])],
    isBlankPaper: layout.isBlankPaper,
    right: inches(offset.right),
    down: inches(offset.down),
    stubLine: stub.line,
    sheets: checkSheets(layout.place, checks).map((sheet) => ({
      checks: sheet.flatMap((check, at) =>
        parts[at]
          ? onSheet(check, parts[at], { layout, micr: micrOf(check), above: drawer.twoSignaturesAbove, signatures })
          : [],
      ),
      stubs: sheet.flatMap((check) =>
        stubs.map((part, at) => ({
          ...part,
          ...paidOnPaper(check, stubLines(check, Math.floor((part.height - stub.frame) / stub.line))),
          isOfFile: at > 0,
        })),
      ),
    })),
    letters: coverLetters
      ? checks.map((check) => ({
          ...paidOnPaper(check, stubLines({ ...check, lines: check.detail ?? check.lines }, Infinity)),
          address: check.address,
        }))
      : [],
  };
}

/** A check that is none, to see where what stands. */
const nothing: CheckFace = {
  number: 0,
  date: '2000-01-01',
  payee: 'Payee of the check',
  address: ['Payee of the check', 'Street', 'City, State ZIP'],
  amount: 0,
  memo: 'Memo',
  fileNumber: 'number',
  lines: [],
};

/** A sheet to adjust a printer by, as its template draws it: a check that cannot be paid, in each place for one. */
export function testSheetPages({ layout, offset, printerName, ...head }: PrintedTestSheet): TestSheetPages {
  const { checks, stubs } = sheetGeometry[layout.place];
  const drawer = {
    office: ['Title of the account', 'Address of the office'],
    bankName: 'Bank',
    routingNumber: '',
    accountNumber: '',
    fractionalRouting: '00-0000/0000',
  };
  const pages = checkPages({ ...head, drawer, layout, offset, checks: [], coverLetters: false });
  const parts: readonly SheetPart[] = [...checks, ...stubs];
  const words = stubs.toSorted((one, other) => other.height - one.height)[0] ?? checks[1] ?? checks[0];
  return {
    ...pages,
    sheets: [
      {
        checks: checks
          .filter((part) => part !== words)
          .map((part) => ({ ...onSheet(nothing, part, { layout, micr: unpayableMicrLine }), date: 'Date' })),
        stubs: [],
      },
    ],
    parts,
    words,
    offset,
    printerName,
  };
}
