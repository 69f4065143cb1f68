import { describe, expect, it } from 'vitest';
import { fileOf, problemsOf } from './bank-file.fixture.ts';
import { sgmlExample, xmlExample } from './ofx-example.fixture.ts';

/** The example with one part of it otherwise. */
const changed = (from: string, to: string): string => {
  if (!sgmlExample.includes(from)) throw new Error(`The example has no ${from}`);
  return sgmlExample.replace(from, to);
};
const first = '<TRNAMT>412000.00';
const itemOf = (from: string, to: string) => fileOf(changed(from, to)).statements[0]?.items[0];

describe('an OFX file', () => {
  it.each([
    ['in SGML', sgmlExample],
    ['in SGML on one line', sgmlExample.slice(sgmlExample.indexOf('<OFX>')).replaceAll('\n', '')],
    ['in SGML in small letters', sgmlExample.replace(/<\/?[A-Z]+>/g, (tag) => tag.toLowerCase())],
    ['in XML', xmlExample],
    ['in XML on one line', xmlExample.replaceAll('\n', '')],
  ])('%s tells accounts, balances and items', (_what, text) => {
    const { format, identity, statements, warnings } = fileOf(text);
    expect({ format, identity, warnings }).toEqual({ format: 'OFX', identity: null, warnings: [] });
    const [one, two] = statements[0]?.items ?? [];
    expect(statements).toEqual([
      {
        ...{ routingNumber: '087700446', accountNumber: '0044107788' },
        days: [{ date: '2026-11-19', opening: null, closing: 2_314_500_75, available: 2_314_500_00 }],
        items: [
          {
            ...{ line: one?.line, date: '2026-11-19', valueDate: '2026-11-20', kind: 'Wire in', amount: 412_000_00 },
            ...{ code: 'CREDIT', checkNumber: null, bankReference: 'FW0091', customerReference: null },
            ...{ text: 'WIRE FROM LENDER A&B LOAN 5512 < 6000', bankID: '20261119-1' },
          },
          {
            ...{ line: two?.line, date: '2026-11-19', valueDate: null, kind: 'Check', amount: -1_995_25 },
            ...{ code: 'CHECK', checkNumber: 20417, bankReference: null, customerReference: '0020417' },
            ...{ text: '', bankID: '20261119-2' },
          },
        ],
      },
    ]);
    expect(two?.line).toBeGreaterThan(one?.line ?? 0);
  });

  it('tells the lines of its items', () => {
    expect(fileOf(sgmlExample).statements[0]?.items.map(({ line }) => line)).toEqual([22, 32]);
  });

  it('tells several accounts, and one that stands there twice once', () => {
    const begin = sgmlExample.indexOf('<STMTTRNRS>');
    const end = sgmlExample.indexOf('</BANKMSGSRSV1>');
    const statement = sgmlExample.slice(begin, end);
    const other = statement.replaceAll('20261119-', 'X').replace('0044107788', '99');
    const again = statement.replaceAll('20261119-', 'Y');
    const { statements } = fileOf(sgmlExample.slice(0, end) + other + again + sgmlExample.slice(end));
    expect(statements.map(({ accountNumber, items }) => [accountNumber, items.length])).toEqual([
      ['0044107788', 4],
      ['99', 2],
    ]);
  });

  it.each<[string, string, string, object]>([
    ['a time without zone', 'DTPOSTED>20261119120000[-5:EST]', 'DTPOSTED>20261118', { date: '2026-11-18' }],
    [
      'a time of parts of seconds',
      'DTPOSTED>20261119120000[-5:EST]',
      'DTPOSTED>20261118235959.999[+5.5:IST]',
      { date: '2026-11-18' },
    ],
    ['a zone without name', 'DTPOSTED>20261119120000[-5:EST]', 'DTPOSTED>202611182359[0]', { date: '2026-11-18' }],
    ['an amount with plus', first, '<TRNAMT>+12.5', { amount: 1250 }],
    ['an amount of dollars', first, '<TRNAMT>12', { amount: 1200 }],
    ['an amount with a comma for its decimals', first, '<TRNAMT>-12,50', { amount: -1250 }],
    ['an amount of thousands', first, '<TRNAMT>1,234.56', { amount: 123456 }],
    ['an amount of more decimals', first, '<TRNAMT>1.5000', { amount: 150 }],
    ['a deposit', '<TRNTYPE>CREDIT', '<TRNTYPE>DEP', { kind: 'Deposit', code: 'DEP' }],
    ['interest', '<TRNTYPE>CREDIT', '<TRNTYPE>INT', { kind: 'Interest' }],
    ['a transfer', '<TRNTYPE>CREDIT', '<TRNTYPE>XFER', { kind: 'Transfer in' }],
    ['a fee that came back', '<TRNTYPE>CREDIT', '<TRNTYPE>SRVCHG', { kind: 'Other in' }],
    ['a debit of no kind', `<TRNTYPE>CREDIT`, '<TRNTYPE>DIV', { kind: 'Wire in' }],
    ['words of ACH', 'WIRE FROM', 'ACH FROM', { kind: 'ACH in' }],
    ['words of nothing', 'WIRE FROM', 'WIRED FROM', { kind: 'Other in' }],
    [
      'a slip by its number',
      '<FITID>20261119-1',
      '<FITID>1<CHECKNUM>4711',
      { checkNumber: null, customerReference: '4711' },
    ],
    [
      'a payee as its name',
      '<NAME>WIRE FROM LENDER A&amp;B',
      '<PAYEE><NAME>ELM<ADDR1><CITY>X</PAYEE>',
      { text: 'ELM LOAN 5512 < 6000' },
    ],
    ['words that are said twice once', '<NAME>WIRE FROM LENDER A&amp;B', '<NAME>LOAN', { text: 'LOAN 5512 < 6000' }],
    [
      'letters by number',
      'A&amp;B',
      '&#65;&#x42;&quot;&euro;',
      { text: 'WIRE FROM LENDER AB"&euro; LOAN 5512 < 6000' },
    ],
    [
      'nothing of accounts it went to',
      '<REFNUM>',
      '<BANKACCTTO><BANKID>1<ACCTID>2</BANKACCTTO><REFNUM>',
      { bankReference: 'FW0091' },
    ],
    ['nothing of tags of the bank', '<REFNUM>', '<X.Y><X.Z>1</X.Y><X.EMPTY><REFNUM>', { bankReference: 'FW0091' }],
  ])('reads %s', (_what, from, to, item) => {
    expect(itemOf(from, to)).toMatchObject(item);
  });

  it.each<[string, number, string, string, string]>([
    ['another money', 19, 'The amounts are in CAD: accounts are kept in USD alone', 'CURDEF>USD', 'CURDEF>CAD'],
    [
      'another money of an item',
      27,
      'The amounts are in EUR: accounts are kept in USD alone',
      '<FITID>20261119-1',
      '<CURRENCY><CURRATE>1<CURSYM>EUR</CURRENCY>',
    ],
    [
      'an error',
      18,
      'The bank answers with the error 2000 in place of a statement',
      '<STATUS><CODE>0<SEVERITY>INFO</STATUS>\n<STMTRS>',
      '<STATUS><CODE>2000<SEVERITY>ERROR</STATUS>\n<STMTRS>',
    ],
    ['no day', 22, 'The day of an item, 20261319, is none', '20261119120000[-5:EST]', '20261319'],
    ['no amount', 22, '1,234 is no amount such as -1234.56', first, '<TRNAMT>1,234'],
    ['no amount at all', 22, '(blank) is no amount such as -1234.56', `${first}\n`, ''],
    ['no balance', 41, 'x is no balance such as -1234.56', '2314500.75', 'x'],
    [
      'a balance of no day',
      41,
      'The day of a balance, (blank), is none',
      '<DTASOF>20261119235959</LEDGERBAL>',
      '</LEDGERBAL>',
    ],
    [
      'an item without end',
      32,
      'STMTTRN is not ended before BANKTRANLIST is, on line 40',
      '<MEMO>\n</STMTTRN>',
      '<MEMO>\n',
    ],
    [
      'a declaration',
      12,
      'The file declares something: no bank needs that',
      '<SIGNONMSGSRSV1>',
      '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///z">]><SIGNONMSGSRSV1>',
    ],
    ['a comment without end', 12, 'A tag begins here and never ends', '<SIGNONMSGSRSV1>', '<!-- <SIGNONMSGSRSV1>'],
    ['what is no tag', 12, '<A$B> is no tag of OFX', '<SIGNONMSGSRSV1>', '<A$B>'],
    ['what is no OFX', 11, 'Here is HTML, and OFX is due', '<OFX>', '<HTML>'],
    ['more behind its end', 45, 'Nothing comes behind the end of OFX', '</OFX>\n', '</OFX>\n<OFX>'],
    [
      'parts without end',
      12,
      'More than 50 parts stand in each other: no bank nests so',
      '<SIGNONMSGSRSV1>',
      '<A>'.repeat(60),
    ],
  ])('with %s is refused', (_what, line, text, from, to) => {
    expect(problemsOf(changed(from, to))[0]).toEqual({ line, text });
  });

  it('that has no account is refused', () => {
    const text = 'The file has no statement of a bank account';
    expect(problemsOf('<OFX><SIGNONMSGSRSV1></SIGNONMSGSRSV1></OFX>')).toEqual([{ line: null, text }]);
  });

  it.each<[string, number, string, string, string, number]>([
    ['an item without name', 22, 'The bank gives the item no name of its own (FITID)', '<FITID>20261119-1\n', '', 2],
    ['an item of zero', 22, 'The amount is zero: the item is not taken', first, '<TRNAMT>0.00', 1],
    ['a hold', 22, 'A hold is no item: it is not taken', '<TRNTYPE>CREDIT', '<TRNTYPE>HOLD', 1],
    ['an item told twice', 32, 'Another item has the name 20261119-1 too', '20261119-2', '20261119-1', 2],
    [
      'a balance of its own day',
      41,
      'The balance is of the day on which the file was made: what came later that day is not in it',
      '<DTSERVER>20261120',
      '<DTSERVER>20261119',
      2,
    ],
    [
      'a correction',
      32,
      'The bank corrects the item 20261119-1: where it was taken before, take its file back',
      '<CHECKNUM>',
      '<CORRECTFITID>20261119-1<CORRECTACTION>REPLACE<CHECKNUM>',
      1,
    ],
    [
      'a deletion',
      32,
      'The bank corrects the item 20261119-1: where it was taken before, take its file back',
      '<CHECKNUM>',
      '<CORRECTFITID>20261119-1<CORRECTACTION>DELETE<CHECKNUM>',
      0,
    ],
  ])('with %s is taken with a warning', (_what, line, text, from, to, count) => {
    const { statements, warnings } = fileOf(changed(from, to));
    expect(warnings).toContainEqual({ line, text });
    expect(statements[0]?.items).toHaveLength(count);
  });

  it('takes nothing of cards and investments', () => {
    const card =
      '<CREDITCARDMSGSRSV1><CCSTMTRS><CURDEF>CAD<BANKTRANLIST><STMTTRN><TRNAMT>x</STMTTRN></BANKTRANLIST><LEDGERBAL></LEDGERBAL></CCSTMTRS></CREDITCARDMSGSRSV1></OFX>';
    const { statements, warnings } = fileOf(changed('</OFX>', card));
    expect(statements.map(({ items }) => items.length)).toEqual([2]);
    expect(warnings).toEqual([{ line: 44, text: 'A statement of a card is not taken' }]);
  });
});
