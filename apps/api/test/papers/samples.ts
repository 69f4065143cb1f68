import type { FileChange } from '@closewright/contract/audit';
import { linePlaces } from '@closewright/domain/closing-file';
import { changesPaper } from '../../src/modules/audit/changes-paper.ts';
import { letterPaper } from '../../src/modules/closing-protection/letter-paper.ts';
import type { LetterOrder } from '../../src/modules/closing-protection/underwriter.ts';
import { type PrintedVersion, versionPaper } from '../../src/modules/settlement/version-paper.ts';

const zone = 'America/New_York';
const madeAt = new Date('2026-03-04T15:06:07Z');
/** As long as most fields may be. */
const long = (what: string) =>
  `${what} of the Consolidated Northwestern and Transcontinental Mortgage Lending Association`;

const order: LetterOrder = {
  tenant: 'epsilon',
  requestKey: '7b0c0a3e-6f53-4a61-9d0e-0c6a1a2b3c4d',
  letter: {
    form: 'Single transaction',
    underwriterCompanyID: 1,
    lenderName: long('Lender'),
    clause: 'its successors and/or assigns, as their interests may appear',
    attention: long('Closing desk'),
    address1: '12345 North Martin Luther King Junior Boulevard',
    address2: 'Building 12, Suite 3400',
    city: 'Truth or Consequences',
    addressState: 'NM',
    zip: '87901-1234',
    propertyState: 'NM',
    loanID: 1,
    loanNumber: '0123456789-ABCDEFGHIJ-0123456789',
    loanAmount: 1_234_567_89,
  },
  underwriterName: long('Title insurance company'),
  agentName: long('Settlement agent'),
  fileNumber: 'NM-2026-0000123',
  borrowers: Array.from({ length: 12 }, (_, at) => `Borrower Number ${at + 1} of the Family Trust`).join(', '),
  property: '98765 Camino de la Sierra Vieja, Unit 1402, Truth or Consequences, NM 87901-1234',
  replaces: 'CPL-NM-0123456789',
  requestedAt: madeAt,
  requestedOn: madeAt.toISOString().slice(0, 10),
};

const version: PrintedVersion = {
  version: {
    statementVersionID: 1,
    settlementID: 1,
    loanID: 0,
    number: 12,
    kind: 'Sent to lender',
    note: long('Corrected after the call'),
    keptAt: madeAt.toISOString(),
    keptBy: long('Closer'),
    keeper: 'epsilon:1',
    hash: '0123456789abcdef'.repeat(4),
    snapshot: '',
    isThere: true,
    isOfRemovedLoan: false,
    deliveries: [],
    signings: [],
  },
  fileNumber: order.fileNumber,
  head: {
    fileNumber: order.fileNumber,
    buyers: order.borrowers,
    sellers: order.borrowers.replaceAll('Borrower', 'Seller'),
    property: order.property,
    lender: order.letter.lenderName,
    contacts: ['Lender', 'Mortgage Broker', 'Real Estate Broker (B)', 'Real Estate Broker (S)', 'Settlement Agent'].map(
      (title) => ({
        title,
        lines: [
          ['Name', long(title)],
          ['Address', order.property],
          ['Email', `a.very.long.address.of.somebody@${'department.'.repeat(5)}example.com`],
        ],
      }),
    ),
  },
  form: 'CDF',
  isIntact: false,
  figures: {
    lines: linePlaces.flatMap((place) =>
      Array.from({ length: 20 }, (_, at) => ({
        name: `fees.${place}.${at} borrowerAtClosing`,
        label: `${long(`Fee ${at + 1}`)}, borrower at closing`,
        figure: { kind: 'figure', value: (at + 1) * 98_765_43 } as const,
        place,
      })),
    ),
    totals: [
      { name: 'closingCosts', figure: { kind: 'figure', value: 12_345_678_90 } },
      { name: 'cashFromBorrower', figure: { kind: 'figure', value: -12_345_678_90 } },
      { name: 'cashToSeller', figure: { kind: 'open' } },
    ],
    days: [{ label: 'Closing', day: '2026-04-15' }],
  },
  isOfToday: true,
};

async function* changes(count: number): AsyncIterable<FileChange> {
  for (let at = 0; at < count; at++)
    yield {
      sequence: at,
      key: 'label',
      at: madeAt.toISOString(),
      actor: long('Closer'),
      operation: 'UPDATE',
      record: `Fee ${at}`,
      field: 'Settlement agent reference number',
      before: 'x'.repeat(120),
      after: long(`Fee ${at + 1}`),
      requestID: `request-${at}`,
    };
}

/** Each paper the api prints, with the longest data that is sensible. */
export const papers = {
  letter: () => letterPaper(order, 'CPL-NM-ABCDEF0123'),
  version: () => versionPaper(version, { printedBy: long('Closer'), zone }),
  changes: (count = 300) =>
    changesPaper(changes(count), { fileNumber: order.fileNumber, printedBy: long('Closer'), now: madeAt, zone }),
};
