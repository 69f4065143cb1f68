import { describe, expect, it } from 'vitest';
import { wireFileProblems, writeWireCsv } from './index.ts';
import { destination, fileItem, wireFile } from './wires.fixture.ts';

describe('wires as CSV', () => {
  it('have a line of headings and one for each wire', () => {
    const between = destination({
      beneficiary: 'Smith, "Søn" & Co',
      intermediaryName: 'Bank Between',
      intermediaryRouting: '121000248',
      furtherCredit: 'Loan 7',
    });
    const other = fileItem({
      reference: 'W3S12N481',
      uetr: '0e562c67-ca16-48ba-b074-65581be6f011',
      amount: 7,
      destination: between,
    });
    expect(writeWireCsv(wireFile({ wires: [fileItem(), other] }))).toMatchInlineSnapshot(`
      "Reference,UETR,Value date,Amount,Currency,Debit account,Debit routing number,Beneficiary,Beneficiary account,Beneficiary street,Beneficiary building,Beneficiary city,Beneficiary state,Beneficiary ZIP code,Beneficiary country,Beneficiary bank,Beneficiary bank routing number,Intermediary bank,Intermediary bank routing number,Further credit,Originator to beneficiary
      W3S12N480,8a562c67-ca16-48ba-b074-65581be6f011,2026-11-30,412000.01,USD,0044107788,125000574,Harbor Point Realty LLC,0071330012,Pike Street,1501,Seattle,WA,98101,US,Sample Bank of Puget Sound,125000024,,,,File 12-3390
      W3S12N481,0e562c67-ca16-48ba-b074-65581be6f011,2026-11-30,0.07,USD,0044107788,125000574,"Smith, ""Son"" & Co",0071330012,Pike Street,1501,Seattle,WA,98101,US,Sample Bank of Puget Sound,125000024,Bank Between,121000248,Loan 7,File 12-3390
      "
    `);
  });

  it.each<[string, string]>([
    ['beneficiary', '=1+1'],
    ['beneficiary', '+1 (206) call'],
    ['bankName', '-2+3'],
    ['furtherCredit', '@SUM(A1)'],
    ['intermediaryName', '＝1+1'],
    ['beneficiary', '\t=1+1'],
  ])('say no %s that a spreadsheet would run: %j', (part, text) => {
    const to = destination({ intermediaryName: 'B', intermediaryRouting: '121000248', [part]: text });
    const file = wireFile({ wires: [fileItem({ destination: to })] });
    const path = `destination.${part}`;
    expect(wireFileProblems(file, 'CSV')).toEqual([
      { reference: 'W3S12N480', path, words: expect.stringMatching(/spreadsheet/) },
    ]);
    expect(wireFileProblems(file, 'pain.001')).toEqual([]);
    expect(() => writeWireCsv(file)).toThrow(/spreadsheet/);
  });

  it.each(['street', 'building', 'postcode', 'town'])('say no %s that a spreadsheet would run', (part) => {
    const to = destination({ address: { ...destination().address, [part]: '=A1' } });
    const problems = wireFileProblems(wireFile({ wires: [fileItem({ destination: to })] }), 'CSV');
    expect(problems.map(({ path }) => path)).toEqual([`destination.address.${part}`]);
  });

  it('say no remittance that a spreadsheet would run, and figures as they are', () => {
    const problemsOf = (remittance: string) => wireFileProblems(wireFile({ wires: [fileItem({ remittance })] }), 'CSV');
    expect(problemsOf('=A1').map(({ path }) => path)).toEqual(['remittance']);
    expect(problemsOf('-5')).toEqual([]);
    expect(problemsOf('a=1')).toEqual([]);
  });
});
