/** Writes the files that the referees read, and beside each what it has to say: `node write.ts FOLDER`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { fileOfAch } from '../../packages/domain/src/ach/ach.fixture.ts';
import {
  type AchFileContent,
  achBatches,
  achEffectiveOn,
  achInformation,
  achText,
  achTraces,
  writeNacha,
} from '../../packages/domain/src/ach/index.ts';
import { bai2File } from '../../packages/domain/src/bank-files/bai2.fixture.ts';
import { bai2Example } from '../../packages/domain/src/bank-files/bai2-example.fixture.ts';
import { fileOf } from '../../packages/domain/src/bank-files/bank-file.fixture.ts';
import { mt940Statements } from '../../packages/domain/src/bank-files/mt940.arbitrary.fixture.ts';
import { mt940File } from '../../packages/domain/src/bank-files/mt940.fixture.ts';
import { mt940Example } from '../../packages/domain/src/bank-files/mt940-example.fixture.ts';
import { sgmlExample, xmlExample } from '../../packages/domain/src/bank-files/ofx-example.fixture.ts';
import { plainAccount } from '../../packages/domain/src/formats/index.ts';
import {
  type WireFileContent,
  wireAmount,
  wireText,
  writePain001,
  writeWireCsv,
} from '../../packages/domain/src/wires/index.ts';
import { fileOfWires } from '../../packages/domain/src/wires/wire-files.fixture.ts';

const [, , folder = '.'] = process.argv;
const write = (name: string, text: string, said: unknown) => {
  writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(said));
};
const sample = <T>(of: fc.Arbitrary<T>, numRuns: number): T[] => fc.sample(of, { numRuns, seed: 17 });

/** What a file of wires has to say, without our reader. */
const saidOf = ({ debtor, wires, ...file }: WireFileContent) => ({
  messageID: file.messageID,
  requestedOn: file.requestedOn,
  count: wires.length,
  sum: wireAmount(wires.reduce((sum, { amount }) => sum + amount, 0)),
  debtor: plainAccount(debtor.accountNumber),
  wires: wires.map(({ reference, uetr, amount, remittance, destination: to }) => ({
    reference,
    uetr,
    amount: wireAmount(amount),
    beneficiary: wireText(to.beneficiary),
    street: wireText(to.address.street),
    building: wireText(to.address.building ?? ''),
    postcode: wireText(to.address.postcode ?? ''),
    town: wireText(to.address.town),
    state: to.address.state ?? '',
    country: to.address.country,
    bank: wireText(to.bankName),
    routing: to.routingNumber,
    account: plainAccount(to.accountNumber),
    intermediary: wireText(to.intermediaryName ?? ''),
    intermediaryRouting: to.intermediaryRouting ?? '',
    furtherCredit: wireText(to.furtherCredit ?? ''),
    remittance: wireText(remittance),
  })),
});

for (const [at, file] of sample(fileOfWires, 12).entries()) {
  const xml = writePain001(file);
  const [first, ...rest] = xml.split('</InstdAmt>');
  // What is spoilt has to be found: one digit of an amount, and a file that is cut off.
  if (at === 0) {
    const digit = first?.endsWith('1') ? '2' : '1';
    write('spoilt-amount.xml', [`${first?.slice(0, -1)}${digit}`, ...rest].join('</InstdAmt>'), saidOf(file));
    write('spoilt-end.xml', xml.slice(0, -200), saidOf(file));
  }
  write(`wires-${at}.xml`, xml, saidOf(file));
  write(`wires-${at}.csv`, writeWireCsv(file), saidOf(file));
}

/** What a file of ACH payments has to say, without our reader. */
const saidOfAch = (file: AchFileContent) => ({
  destination: file.setting.achDestination,
  origin: file.setting.achOrigin,
  modifier: file.modifier,
  batches: achBatches(file.payments).map(({ secCode, payments }) => ({
    sec: secCode,
    effective: achEffectiveOn(file.createdOn).slice(2).replaceAll('-', ''),
    balanced: file.setting.achBalanced ? payments.reduce((sum, { amount }) => sum + amount, 0) : 0,
    entries: payments.map((payment) => ({
      code: payment.accountType === 'Checking' ? 22 : 32,
      routing: payment.routingNumber,
      account: plainAccount(payment.accountNumber),
      amount: payment.amount,
      id: payment.reference,
      name: achText(payment.beneficiary).slice(0, 22).trim(),
      trace: achTraces(file).get(payment.reference),
      addenda: secCode === 'CCD' ? [achInformation(payment)] : [],
    })),
  })),
});
for (const [at, file] of sample(fileOfAch, 12).entries()) write(`ach-${at}.ach`, writeNacha(file), saidOfAch(file));

/** What our reader has read of a bank file. */
const itemsOf = (text: string) =>
  fileOf(text).statements.flatMap(({ accountNumber, items }) =>
    items.map(({ date, amount, code, checkNumber, bankReference, customerReference, text: words, bankID }) => ({
      accountNumber,
      date,
      amount,
      code,
      checkNumber,
      bankReference,
      customerReference,
      text: words,
      bankID,
    })),
  );

const reference = fc.stringMatching(/^[A-Z0-9-]{0,12}[1-9]$/);
const detail = fc.record(
  {
    code: fc.constantFrom('195', '174', '475', '495', '698', '142', '451', '555'),
    amount: fc.integer({ min: 1, max: 999_999_999 }),
    funds: fc.constantFrom('Z', '0', '1', '2', 'V,261119,', 'S,100,200,300', 'D,2,0,100,1,200'),
    bankReference: reference,
    customerReference: reference,
    text: fc
      .array(fc.stringMatching(/^[A-Z0-9.:&-]{1,8}$/), { minLength: 1, maxLength: 4 })
      .map((words) => words.join(' ')),
  },
  { requiredKeys: ['code', 'amount', 'text'] },
);
const balance = fc.integer({ min: -999_999_999, max: 999_999_999 });
const days = fc.uniqueArray(
  fc.record({
    accountNumber: fc.constantFrom('0044107788', '0044107789'),
    date: fc.constantFrom('2026-11-18', '2026-11-19'),
    opening: balance,
    closing: balance,
    details: fc.array(detail, { maxLength: 8 }),
  }),
  { minLength: 1, maxLength: 4, selector: ({ accountNumber, date }) => `${accountNumber} ${date}` },
);
for (const [at, text] of [bai2Example, ...sample(days, 12).map((each) => bai2File(each))].entries())
  write(`bank-${at}.bai2`, text, itemsOf(text));

/** Statements, with the routing number before the account where the bank writes one. */
const saidOfMt940 = (text: string) => {
  const { statements } = fileOf(text);
  const named = statements.map(({ routingNumber, accountNumber, ...rest }) => ({
    ...rest,
    account: routingNumber === null ? accountNumber : `${routingNumber}/${accountNumber}`,
  }));
  return {
    items: named.flatMap(({ account, items }) =>
      items.map(({ date, code, amount, customerReference, bankReference, text: words }) => ({
        ...{ account, date, code, amount, customerReference, bankReference, text: words },
      })),
    ),
    closing: named.flatMap(({ account, days }) =>
      days.flatMap(({ closing }) => (closing === null ? [] : [[account, closing]])),
    ),
  };
};
// mt-940 takes what a bank says of the whole statement for words of its last line.
const oneMt940 = mt940Example.replace(':86:STATEMENT OF THE DAY\n', '');
for (const [at, text] of [oneMt940, ...sample(mt940Statements, 12).map((each) => mt940File(each))].entries())
  write(`bank-${String(at).padStart(2, '0')}.mt940`, text, saidOfMt940(text));

// ofxtools takes a value that is empty for a part that begins, and knows no sign `<` in a CDATA section.
for (const [name, text] of Object.entries({ sgml: sgmlExample, xml: xmlExample })) {
  const plain = text.replace(/<MEMO\/?>\n/, '').replace('<![CDATA[5512 < 6000]]>', '5512 &lt; 6000');
  write(`bank-${name}.ofx`, plain, itemsOf(plain));
}
