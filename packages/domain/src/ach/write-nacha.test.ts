import { describe, expect, it } from 'vitest';
import { achFile, achPayment } from './ach.fixture.ts';
import {
  achEffectiveOn,
  achFileProblems,
  achTraces,
  mostOfAch,
  nachaFilling,
  nachaLength,
  nachaRecords,
  nachaWidths,
  writeNacha,
} from './index.ts';

const linesOf = (text: string) => text.split('\r\n').slice(0, -1);
const person = achPayment({
  ...{ reference: 'A3S12N481', amount: 9_875_50, beneficiary: 'Zoë Brandt-Østergaard of Somewhere', secCode: 'PPD' },
  ...{ routingNumber: '099900111', accountNumber: '55-20931', accountType: 'Savings' },
});

it.each(nachaRecords)('the fields of a %s come to 94 signs', (record) => {
  expect(nachaWidths(record).reduce((sum, width) => sum + width, 0)).toBe(nachaLength);
});

describe('a file of ACH payments', () => {
  it('has a batch for businesses with addenda and one for persons without, and fills its block', () => {
    expect(linesOf(writeNacha(achFile({ payments: [person, achPayment()] })))).toEqual([
      '101 08770044619900000172611200915A094101SAMPLE TRUST BANK      CLOSEWRIGHT DEMO ESCROWA3N7    ',
      '5220CLOSEWRIGHT DEMO                    1990000017CCDSETTLEMENT261120261123   1087700440000001',
      '6221066003337711002          0001250000A3S12N480      HARBOR POINT REALTY LL  1087700440000001',
      '705RMR*IK*CW-26-0418**12500.00\\                                                    00010000001',
      '822000000200106600330000000000000000012500001990000017                         087700440000001',
      '5220CLOSEWRIGHT DEMO                    1990000017PPDSETTLEMENT261120261123   1087700440000002',
      '6320999001115520931          0000987550A3S12N481      ZOE BRANDT-OSTERGAARD   0087700440000002',
      '822000000100099900110000000000000000009875501990000017                         087700440000002',
      '9000002000001000000030020650044000000000000000002237550                                       ',
      nachaFilling,
    ]);
  });

  it('that is balanced takes each batch from the account of the office', () => {
    const setting = { ...achFile().setting, achBalanced: true };
    const lines = linesOf(writeNacha(achFile({ setting, payments: [person, achPayment()], firstTrace: 7 })));
    expect(lines.filter((line) => line.startsWith('5')).map((line) => line.slice(0, 4))).toEqual(['5200', '5200']);
    expect(lines.filter((line) => line.startsWith('627'))).toEqual([
      '6270877004460044107788       0001250000OFFSET         CLOSEWRIGHT DEMO        0087700440000008',
      '6270877004460044107788       0000987550OFFSET         CLOSEWRIGHT DEMO        0087700440000010',
    ]);
    expect(lines.filter((line) => line.startsWith('8') || line.startsWith('9000'))).toEqual([
      '820000000300194300770000012500000000012500001990000017                         087700440000001',
      '820000000200187600550000009875500000009875501990000017                         087700440000002',
      '9000002000002000000050038190132000002237550000002237550                                       ',
    ]);
    expect(lines).toHaveLength(20);
  });

  it('a file of ten lines is not filled, and one of eleven is filled to twenty', () => {
    const persons = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...person, reference: `A3S1N${at + 1}` }));
    const fillingOf = (count: number) =>
      linesOf(writeNacha(achFile({ payments: persons(count) }))).filter((line) => line === nachaFilling).length;
    expect([fillingOf(5), fillingOf(6), fillingOf(7)]).toEqual([1, 0, 9]);
  });

  it('traces each payment by the bank and a number, in the order of the file', () => {
    const payments = [person, achPayment()];
    expect([...achTraces(achFile({ payments, firstTrace: 41 }))]).toEqual([
      ['A3S12N480', '087700440000041'],
      ['A3S12N481', '087700440000042'],
    ]);
    const setting = { ...achFile().setting, achBalanced: true };
    expect([...achTraces(achFile({ payments, firstTrace: 41, setting })).values()]).toEqual([
      '087700440000041',
      '087700440000043',
    ]);
  });

  it('an origin of nine digits has a blank in front', () => {
    const setting = { ...achFile().setting, achOrigin: '087700446' };
    expect(writeNacha(achFile({ setting })).slice(3, 23)).toBe(' 087700446 087700446');
  });

  it.each([
    ['of a Friday', '2026-11-20', '2026-11-23'],
    ['of a Saturday is taken on Monday', '2026-11-21', '2026-11-24'],
    ['before a holiday', '2026-11-25', '2026-11-27'],
    ['before New Year', '2026-12-31', '2027-01-04'],
  ])('what is sent %s is credited on the business day after', (_, made, credited) => {
    expect(achEffectiveOn(made)).toBe(credited);
  });
});

describe('what no file can say', () => {
  const { setting, account } = achFile();
  it.each([
    ['nobody', achFile({ payments: [] }), null, 'payments', 'There is no payment'],
    [
      'one twice',
      achFile({ payments: [achPayment(), achPayment()] }),
      'A3S12N480',
      'reference',
      'The same payment is in the file before',
    ],
    [
      'nothing',
      achFile({ payments: [achPayment({ amount: 0 })] }),
      'A3S12N480',
      'amount',
      'An ACH payment is of 0.01 to 99,999,999.99',
    ],
    [
      'eleven digits',
      achFile({ payments: [achPayment({ amount: mostOfAch + 1 })] }),
      'A3S12N480',
      'amount',
      'An ACH payment is of 0.01 to 99,999,999.99',
    ],
    [
      'half a cent',
      achFile({ payments: [achPayment({ amount: 0.5 })] }),
      'A3S12N480',
      'amount',
      'An ACH payment is of 0.01 to 99,999,999.99',
    ],
    [
      'a wrong check digit',
      achFile({ payments: [achPayment({ routingNumber: '106600334' })] }),
      'A3S12N480',
      'routingNumber',
      'The check digit of this routing number is wrong',
    ],
    [
      'an account number of 18',
      achFile({ payments: [achPayment({ accountNumber: '1'.repeat(18) })] }),
      'A3S12N480',
      'accountNumber',
      'An account number has 4 to 17 letters and digits',
    ],
    [
      'a letter that no bank reads',
      achFile({ payments: [achPayment({ beneficiary: 'Δelta' })] }),
      'A3S12N480',
      'beneficiary',
      'No bank reads Δ: write it in plain letters and digits',
    ],
    [
      'a reference of 16',
      achFile({ payments: [achPayment({ reference: 'A'.repeat(16) })] }),
      'A'.repeat(16),
      'reference',
      'No bank takes this reference',
    ],
    ['a 37th file of a day', achFile({ modifier: '' }), null, 'modifier', 'A bank takes 36 files of a day'],
    [
      'no setting',
      achFile({
        setting: { ...setting, achDestination: null, achOrigin: null, achCompanyID: null, achCompanyName: null },
      }),
      null,
      'setting',
      'This bank account has no ACH setting',
    ],
    [
      'half a setting',
      achFile({ setting: { ...setting, achCompanyID: null } }),
      null,
      'setting.achCompanyID',
      'Company ID is required for ACH',
    ],
    [
      'an account of no bank',
      achFile({ account: { ...account, routingNumber: '087700447' } }),
      null,
      'account.routingNumber',
      'The check digit of this routing number is wrong',
    ],
    ['a trace of eight digits', achFile({ firstTrace: 10_000_000 }), null, 'firstTrace', 'No trace number is left'],
    ['no time', achFile({ createdAt: '2460' }), null, 'createdAt', 'This is no time'],
  ] as const)('is %s', (_, file, reference, path, words) => {
    expect(achFileProblems(file)).toEqual([{ reference, path, words }]);
    expect(() => writeNacha(file)).toThrow(words);
  });

  it('is a batch that nothing of ten digits balances', () => {
    const payments = ['CCD', 'CCD', 'PPD'].map((secCode, at) =>
      achPayment({ reference: `A1S1N${at}`, amount: 50_000_000_00, secCode: secCode === 'CCD' ? 'CCD' : 'PPD' }),
    );
    expect(achFileProblems(achFile({ payments }))).toEqual([]);
    expect(achFileProblems(achFile({ payments, setting: { ...setting, achBalanced: true } }))).toEqual([
      { reference: null, path: 'payments', words: 'Where it is balanced, a batch is of 99,999,999.99 at most' },
    ]);
  });

  it('is more than twelve digits in all', () => {
    const payments = Array.from({ length: 101 }, (_, at) => achPayment({ reference: `A1S1N${at}`, amount: mostOfAch }));
    expect(achFileProblems(achFile({ payments }))).toEqual([
      { reference: null, path: 'payments', words: 'A file is of 9,999,999,999.99 at most' },
    ]);
  });
});
