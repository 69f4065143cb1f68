import fc from 'fast-check';
import { typedText } from '../wires/wire-files.fixture.ts';
import { type AchFileContent, type AchPayment, nachaFilling, nachaHash, nachaLine } from './index.ts';

/** The example of the format reference: 7 records and three lines that fill the block. */
export const achExample = `${[
  '101 08770044619900000172611200915A094101SAMPLE TRUST BANK      CLOSEWRIGHT DEMO ESCROW        ',
  '5220CLOSEWRIGHT DEMO                    1990000017CCDCOMMISSION261120261123   1087700440000001',
  '6221066003337711002          0001250000CW260418-07    HARBOR POINT REALTY     1087700440000001',
  '705RMR*IK*CW-26-0418**12500.00\\                                                    00010000001',
  '62209990011155-20931         0000987550CW260418-08    ELM STREET BROKERS      0087700440000002',
  '822000000300206500440000000000000000022375501990000017                         087700440000001',
  '9000001000001000000030020650044000000000000000002237550                                       ',
  ...[1, 2, 3].map(() => nachaFilling),
].join('\n')}\n`;

/** A payment of a file. */
export const achPayment = (more: Partial<AchPayment> = {}): AchPayment => ({
  reference: 'A3S12N480',
  amount: 1_250_000,
  beneficiary: 'Harbor Point Realty LLC',
  routingNumber: '106600333',
  accountNumber: '7711-002',
  accountType: 'Checking',
  secCode: 'CCD',
  invoice: 'CW-26-0418',
  ...more,
});

/** A file of one payment. */
export const achFile = (more: Partial<AchFileContent> = {}): AchFileContent => ({
  fileReference: 'A3N7',
  createdOn: '2026-11-20',
  createdAt: '0915',
  modifier: 'A',
  account: {
    title: 'Closewright Demo Escrow Trust Account',
    bankName: 'Sample Trust Bank',
    routingNumber: '087700446',
    accountNumber: '0044107788',
  },
  setting: {
    achDestination: '087700446',
    achOrigin: '1990000017',
    achCompanyID: '1990000017',
    achCompanyName: 'Closewright Demo',
    achBalanced: false,
  },
  firstTrace: 1,
  payments: [achPayment()],
  ...more,
});

/** A file that a bank sends back: one return, or one notice of a change. */
export function achReturnFile({
  kind = '99',
  reason = 'R03',
  originalTrace = '087700440000001',
  amount = kind === '99' ? 1_250_000 : 0,
  information = '',
}: {
  kind?: '98' | '99';
  reason?: string;
  originalTrace?: string;
  amount?: number;
  information?: string;
} = {}): string {
  const trace = '106600330000044';
  const routingNumber = '106600333';
  const hash = nachaHash([routingNumber]);
  const batch = { companyID: '1990000017', odfi: '10660033', number: 1, serviceClass: '220' } as const;
  const totals = { count: 2, hash, debits: 0, credits: amount };
  const lines = [
    nachaLine('fileHeader', {
      ...{ type: '1', priority: '01', destination: ' 087700446', origin: ' 106600333', createdOn: '261124' },
      ...{ createdAt: '0600', modifier: 'A', recordSize: '094', blocking: '10', format: '1' },
      ...{ destinationName: 'SAMPLE TRUST BANK', originName: 'OTHER BANK', reference: '' },
    }),
    nachaLine('batchHeader', {
      ...{ type: '5', ...batch, companyName: 'CLOSEWRIGHT DEMO', discretionary: '' },
      ...{
        secCode: kind === '99' ? 'CCD' : 'COR',
        description: 'SETTLEMENT',
        descriptiveDate: '',
        effectiveOn: '261123',
      },
      ...{ settlement: '327', status: '1' },
    }),
    nachaLine('entry', {
      ...{ type: '6', code: '21', routingNumber, accountNumber: '7711002', amount, individualID: 'A3S12N480' },
      ...{ name: 'HARBOR POINT REALTY LL', discretionary: '', hasAddenda: '1', trace },
    }),
    nachaLine('returned', {
      ...{
        type: '7',
        code: kind,
        reason,
        originalTrace,
        dateOfDeath: '',
        originalRouting: '10660033',
        information,
        trace,
      },
    }),
    nachaLine('batchControl', { type: '8', ...batch, ...totals, authentication: '', reserved: '' }),
    nachaLine('fileControl', { type: '9', batches: 1, blocks: 1, ...totals, reserved: '' }),
  ];
  return [...lines, ...Array.from({ length: 10 - lines.length }, () => nachaFilling)]
    .map((line) => `${line}\n`)
    .join('');
}

/** Nine digits of which the last one is the check digit. */
const routing = fc.stringMatching(/^[1-9]\d{7}$/).map((digits) => {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * ([3, 7, 1][at % 3] ?? 0), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
});

/** Files of one to fourteen payments to businesses and persons, balanced or not, in what a keyboard writes. */
export const fileOfAch: fc.Arbitrary<AchFileContent> = fc
  .record({
    payments: fc.uniqueArray(
      fc.record({
        reference: fc
          .tuple(fc.nat(99), fc.nat(63), fc.nat(9_999))
          .map(([bank, stripe, n]) => `A${bank}S${stripe}N${n}`),
        // So that what balances a batch has its ten digits, too.
        amount: fc.integer({ min: 1, max: 700_000_000 }),
        beneficiary: typedText(140),
        routingNumber: routing,
        accountNumber: fc.stringMatching(/^[0-9A-Z]{4,17}$/),
        accountType: fc.constantFrom('Checking', 'Savings'),
        secCode: fc.constantFrom('CCD', 'PPD'),
        invoice: typedText(50),
      }),
      { minLength: 1, maxLength: 14, selector: ({ reference }) => reference },
    ),
    achBalanced: fc.boolean(),
    firstTrace: fc.integer({ min: 1, max: 9_999_000 }),
    modifier: fc.stringMatching(/^[A-Z0-9]$/),
  })
  .map(({ payments, achBalanced, firstTrace, modifier }) =>
    achFile({ payments, firstTrace, modifier, setting: { ...achFile().setting, achBalanced } }),
  );
