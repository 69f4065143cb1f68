import { describe, expect, it } from 'vitest';
import { writeWireCsv } from './index.ts';
import { destination, fileItem, wireFile } from './wires.fixture.ts';

const beneficiaryOf = (beneficiary: string): string | undefined =>
  writeWireCsv(wireFile({ wires: [fileItem({ destination: destination({ beneficiary }) })] }))
    .split('\r\n')[1]
    ?.split(',')[7];

describe('wires as CSV', () => {
  it('have a line of headings and one for each wire', () => {
    const between = destination({
      beneficiary: 'Smith, "Søn" & Co',
      intermediaryName: 'Bank Between',
      intermediaryRouting: '121000248',
      furtherCredit: 'Loan 7',
    });
    const other = fileItem({
      reference: 'W3-12-481',
      uetr: '0e562c67-ca16-48ba-b074-65581be6f011',
      amount: 7,
      destination: between,
    });
    expect(writeWireCsv(wireFile({ wires: [fileItem(), other] }))).toMatchInlineSnapshot(`
      "Reference,UETR,Value date,Amount,Currency,Debit account,Debit routing number,Beneficiary,Beneficiary account,Beneficiary street,Beneficiary building,Beneficiary city,Beneficiary state,Beneficiary ZIP code,Beneficiary country,Beneficiary bank,Beneficiary bank routing number,Intermediary bank,Intermediary bank routing number,Further credit,Originator to beneficiary
      W3-12-480,8a562c67-ca16-48ba-b074-65581be6f011,2026-11-30,412000.01,USD,0044107788,125000574,Harbor Point Realty LLC,0071330012,Pike Street,1501,Seattle,WA,98101,US,Sample Bank of Puget Sound,125000024,,,,File 12-3390
      W3-12-481,0e562c67-ca16-48ba-b074-65581be6f011,2026-11-30,0.07,USD,0044107788,125000574,"Smith, ""Son"" & Co",0071330012,Pike Street,1501,Seattle,WA,98101,US,Sample Bank of Puget Sound,125000024,Bank Between,121000248,Loan 7,File 12-3390
      "
    `);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1 (206) call', "'+1 (206) call"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'=1+1"],
    ['\t=1+1', "'=1+1"],
    ['a=1', 'a=1'],
    ['-5', '-5'],
  ])('run no formula: %j is %j', (beneficiary, told) => {
    expect(beneficiaryOf(beneficiary)).toBe(told);
  });
});
