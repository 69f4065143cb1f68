import { describe, expect, it } from 'vitest';
import { referenceKey } from '../reconciliation/index.ts';
import {
  destinationProblems,
  payeeNameProblem,
  type WireDestination,
  type WireFileContent,
  type WireFileItem,
  wireFileFormats,
  wireFileProblems,
  wireReference,
  wireText,
  writePain001,
  writeWireCsv,
} from './index.ts';
import { destination, fileItem, wireFile } from './wires.fixture.ts';

const { address } = destination();
const { debtor } = wireFile();

describe('what banks read', () => {
  it.each([
    ['José Núñez', 'Jose Nunez'],
    ['Łukasz Strauß', 'Lukasz Strauss'],
    ['Søren Ærø', 'Soren AEro'],
    ['O’Brien “& Sons” – LLC', 'O\'Brien "& Sons" - LLC'],
    ['ﬁrst №7', 'first No7'],
    ['Title™ Co · Trust', 'TitleTM Co Trust'],
    ['  two   blanks ', 'two blanks'],
    ['a\tb\nc', 'a b c'],
  ])('%j is %j', (text, plain) => {
    expect(wireText(text)).toBe(plain);
  });
});

describe('instructions that no bank can read', () => {
  it.each<[string, Partial<WireDestination>]>([
    ['plain', {}],
    ['with marks', { beneficiary: 'José Núñez' }],
    ['abroad', { address: { ...address, state: null, postcode: null, building: null, country: 'CA' } }],
    ['by a bank between', { intermediaryName: 'Bank Between', intermediaryRouting: '121000248' }],
    ['of 140 letters', { beneficiary: 'x'.repeat(140) }],
  ])('are none: %s', (_, more) => {
    expect(destinationProblems(destination(more))).toEqual({});
  });

  it.each<[string, Partial<WireDestination>, string, RegExp]>([
    ['Greek', { beneficiary: 'Δelta LLC' }, 'beneficiary', /No bank reads Δ/],
    ['Chinese', { address: { ...address, town: '北京' } }, 'address.town', /No bank reads 北/],
    ['digits of another script', { address: { ...address, building: '١٢' } }, 'address.building', /No bank reads ١/],
    [
      'a half beside a number, which would be 121/2',
      { address: { ...address, building: '12½' } },
      'address.building',
      /No bank reads ½/,
    ],
    ['a small number above', { furtherCredit: 'Loan 7²' }, 'furtherCredit', /No bank reads ²/],
    ['nothing but signs', { bankName: '—' }, 'bankName', /Bank has a letter or a digit/],
    ['a blank', { address: { ...address, street: ' ' } }, 'address.street', /Street has a letter/],
    ['longer as banks write it', { beneficiary: 'ß'.repeat(71) }, 'beneficiary', /has 142 characters .* have 140/],
    ['a long street', { address: { ...address, street: 'x'.repeat(71) } }, 'address.street', /may have 70/],
    ['a long town', { address: { ...address, town: 'x'.repeat(36) } }, 'address.town', /may have 35/],
    ['a state in words', { address: { ...address, state: 'Wa' } }, 'address.state', /two capital letters/],
    ['a country in words', { address: { ...address, country: 'USA' } }, 'address.country', /two capital letters/],
    ['a wrong check digit', { routingNumber: '125000025' }, 'routingNumber', /check digit/],
    ['a short account number', { accountNumber: '12-3' }, 'accountNumber', /4 to 17/],
    [
      'a bank between without its number',
      { intermediaryName: 'Bank Between' },
      'intermediaryRouting',
      /has a routing number/,
    ],
    ['a bank between without its name', { intermediaryRouting: '121000248' }, 'intermediaryName', /has a name/],
    [
      'a wrong number of a bank between',
      { intermediaryName: 'B', intermediaryRouting: '121000249' },
      'intermediaryRouting',
      /check digit/,
    ],
  ])('%s', (_, more, path, words) => {
    expect(destinationProblems(destination(more))).toEqual({ [path]: expect.stringMatching(words) });
  });
});

it.each([
  ['José & Söhne', null],
  ['Mаple Street', 'No bank reads а: write it in plain letters and digits'],
  ['—', 'Payee has a letter or a digit'],
])('a payee that is called %s', (name, problem) => {
  expect(payeeNameProblem(name)).toBe(problem);
});

describe('what no file can say', () => {
  it('is nothing of a good file', () => {
    for (const format of wireFileFormats) expect(wireFileProblems(wireFile(), format)).toEqual([]);
    expect(fileItem().reference).toBe(wireReference(3, { stripe: 12, number: 480 }));
    const [one, other] = [wireReference(3, { stripe: 1, number: 2480 }), wireReference(3, { stripe: 12, number: 480 })];
    expect(referenceKey(one)).not.toBe(referenceKey(other));
  });

  it.each<[string, Partial<WireFileContent>, string, RegExp]>([
    ['no wire', { wires: [] }, 'wires', /no wire/],
    ['a name of 36', { messageID: 'x'.repeat(36) }, 'messageID', /name of a file/],
    ['a name with a slash in front', { messageID: '/7' }, 'messageID', /name of a file/],
    ['a name with two slashes', { messageID: 'a//7' }, 'messageID', /name of a file/],
    ['a name with another sign', { messageID: 'CW_7' }, 'messageID', /name of a file/],
    ['no moment', { createdAt: 'today' }, 'createdAt', /no moment/],
    ['no day', { requestedOn: '2026-02-29' }, 'requestedOn', /no day/],
    ['an office of another script', { debtor: { ...debtor, name: 'Δ' } }, 'debtor.name', /No bank reads/],
    ['an account without a number', { debtor: { ...debtor, accountNumber: '' } }, 'debtor.accountNumber', /4 to 17/],
    ['a bank without a number', { debtor: { ...debtor, routingNumber: '' } }, 'debtor.routingNumber', /nine digits/],
    ['an account without a bank', { debtor: { ...debtor, bankName: '' } }, 'debtor.bankName', /Bank has a letter/],
    [
      'an office that lives nowhere',
      { debtor: { ...debtor, address: { ...address, town: '' } } },
      'debtor.address.town',
      /City has/,
    ],
  ])('%s', (_, more, path, words) => {
    for (const format of wireFileFormats)
      expect(wireFileProblems(wireFile(more), format)).toEqual([
        { reference: null, path, words: expect.stringMatching(words) },
      ]);
  });

  it.each<[string, Partial<WireFileItem>, string, RegExp]>([
    ['a reference of 36', { reference: 'W'.repeat(36) }, 'reference', /reference/],
    ['a reference with a mark', { reference: 'Wé-1' }, 'reference', /reference/],
    ['no UETR', { uetr: '' }, 'uetr', /version 4/],
    ['a UUID of another version', { uetr: '8a562c67-ca16-18ba-b074-65581be6f011' }, 'uetr', /version 4/],
    ['a UETR in capitals', { uetr: '8A562C67-CA16-48BA-B074-65581BE6F011' }, 'uetr', /version 4/],
    ['no money', { amount: 0 }, 'amount', /0\.01/],
    ['less than none', { amount: -1 }, 'amount', /0\.01/],
    ['half a cent', { amount: 0.5 }, 'amount', /0\.01/],
    ['ten billion', { amount: 1_000_000_000_000 }, 'amount', /9,999,999,999\.99/],
    ['a destination', { destination: destination({ beneficiary: 'Δ' }) }, 'destination.beneficiary', /No bank reads Δ/],
    ['a file number in another script', { remittance: 'Файл 7' }, 'remittance', /No bank reads Ф/],
    ['nothing', { remittance: '' }, 'remittance', /letter or a digit/],
  ])('a wire with %s', (_, more, path, words) => {
    const item = fileItem(more);
    for (const format of wireFileFormats)
      expect(wireFileProblems(wireFile({ wires: [item] }), format)).toEqual([
        { reference: item.reference, path, words: expect.stringMatching(words) },
      ]);
  });

  it.each<[string, Partial<WireFileItem>]>([
    ['reference', { uetr: '0e562c67-ca16-48ba-b074-65581be6f011' }],
    ['UETR', { reference: 'W3S12N481' }],
  ])('the same wire twice, by its %s', (_, more) => {
    const wires = [fileItem(), fileItem(more)];
    expect(wireFileProblems(wireFile({ wires }), 'CSV').map(({ words }) => words)).toEqual([
      'The same wire is in the file before',
    ]);
  });

  it.each([
    ['pain.001', writePain001],
    ['CSV', writeWireCsv],
  ])('is not written as %s', (_, write) => {
    expect(() => write(wireFile({ wires: [] }))).toThrow('There is no wire');
    expect(() => write(wireFile({ wires: [fileItem({ amount: 0 })] }))).toThrow(/^W3S12N480: A wire is of/);
  });
});
