import type { CheckFace, PlacedLayout } from '@closewright/domain/check-printing';
import { Printer } from '../../../apps/api/src/platform/pdf/index.ts';

/**
 * One process per sample: `node contender.ts <checks> <place> <with letters: yes or no>`. Prints some checks to warm up, then so many of other data to one PDF. Writes what it took
 * as JSON; a PDF that is not whole ends it with an error.
 */
const [, , count, place, letters] = process.argv;
// What a busy machine takes is measured, not given up.
const printer = new Printer({ milliseconds: 120_000 });

const layout: PlacedLayout = {
  name: 'Blank paper',
  // Reason: our own script passes one of them.
  place: place as PlacedLayout['place'],
  isBlankPaper: true,
  printsMicr: true,
  secondSignatureFrom: 10_000_00,
  voidAfterDays: 90,
  inactive: false,
};

/** From 1 to 12 lines, as the checks of a file have them. */
function checkOf(number: number): CheckFace {
  const lines = Array.from({ length: 1 + (number % 12) }, (_, at) => ({
    label: `${number}.${at} Recording of the security instrument`,
    amount: 12_345 + ((number * 7919 + at * 104_729) % 9_876_543),
  }));
  return {
    number,
    date: '2026-03-04',
    payee: `Payee ${number} of the Consolidated Title and Mortgage Lending Company`,
    address: [`Payee ${number}`, `${number} North Martin Luther King Junior Boulevard`, 'Springfield, IL 62701'],
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    memo: `Charges of closing ${number}`,
    fileNumber: `26-${number}`,
    lines,
  };
}

const print = (first: number, checks: number) =>
  printer.checks(
    {
      title: 'Checks',
      author: 'Closewright',
      createdAt: new Date(0),
      footer: '',
      drawer: {
        office: ['Escrow trust account', 'Closewright Title', '1 Main Street', 'Springfield, IL 62701'],
        bankName: 'A bank',
        routingNumber: '123456780',
        accountNumber: '0044107788',
        fractionalRouting: '70-5678/1234',
      },
      layout,
      offset: { right: 3, down: -2 },
      checks: Array.from({ length: checks }, (_, at) => checkOf(first + at)),
      coverLetters: letters === 'yes',
    },
    'epsilon',
  );

function check(bytes: Uint8Array, checks: number): void {
  const text = Buffer.from(bytes).toString('latin1');
  const pages = text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
  const sheets = place === 'Three on a page' ? Math.ceil(checks / 3) : checks;
  if (!text.trimEnd().endsWith('%%EOF') || pages !== sheets + (letters === 'yes' ? checks : 0))
    throw new Error(`${pages} pages`);
}

// Both threads.
for (const bytes of await Promise.all([print(1, 10), print(101, 10)])) check(bytes, 10);

const checks = Number(count);
const before = process.cpuUsage();
const began = performance.now();
const bytes = await print(10_000, checks);
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(before);
check(bytes, checks);
await printer.close();

console.log(
  JSON.stringify({
    seconds,
    processor: (user + system) / 1_000_000,
    peak: process.resourceUsage().maxRSS / 1024,
    kilobytes: bytes.length / 1024,
  }),
);
