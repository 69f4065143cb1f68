import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../trace/index.ts';
import {
  type DisclosurePartName,
  escrowBoxes,
  loanDisclosures,
  noDisclosures,
  type SecuredProperty,
  type StoredDisclosures,
} from './index.ts';

/** Form H-25(B), page 4 and the liability of page 5. */
const formH25B: StoredDisclosures = {
  ...noDisclosures,
  assumption: 'Not allowed',
  demandFeature: 'No',
  lateDays: 15,
  lateFeeAs: 'Percentage',
  lateFeePercent: '5',
  lateFeeWords: 'the monthly principal and interest payment',
  partialPayments: 'Accepted',
  liabilityAfterForeclosure: 'State law may protect',
};
const home: SecuredProperty = {
  address: '456 Somewhere Ave., Anytown, ST 12345',
  field: 'file.properties.7.address1',
};
const fixed = { isNegativeAmortization: false };
const growing = { isNegativeAmortization: true };

const partOf = (
  name: DisclosurePartName,
  stated: Partial<StoredDisclosures> = {},
  loan = fixed,
  properties: readonly SecuredProperty[] = [home],
) => {
  const part = loanDisclosures(loan, { ...formH25B, ...stated }, properties).find((each) => each.name === name);
  if (!part) throw new Error(`No part ${name}`);
  return part;
};
/** What the form says: its sentence with the boxes that are taken. */
const said = (...asked: Parameters<typeof partOf>) => {
  const { lead, blank, boxes, after } = partOf(...asked);
  const filled = blank?.value.kind === 'text' ? blank.value.text : undefined;
  const taken = boxes.filter(({ isTaken }) => isTaken).map(({ words }) => words);
  return [lead, filled, ...taken, after].filter(Boolean).join(' ');
};

describe('loan disclosures of form H-25(B)', () => {
  it.each<[DisclosurePartName, string]>([
    [
      'assumption',
      'If you sell or transfer this property to another person, your lender will not allow assumption of this loan on the original terms.',
    ],
    ['demandFeature', 'Your loan does not have a demand feature.'],
    [
      'latePayment',
      'If your payment is more than 15 days late, your lender will charge a late fee of 5% of the monthly principal and interest payment.',
    ],
    ['negativeAmortization', 'Under your loan terms, you do not have a negative amortization feature.'],
    [
      'partialPayments',
      'Your lender may accept payments that are less than the full amount due (partial payments) and apply them to your loan. If this loan is sold, your new lender may have a different policy.',
    ],
    [
      'securityInterest',
      'You are granting a security interest in 456 Somewhere Ave., Anytown, ST 12345 You may lose this property if you do not make your payments or satisfy other obligations for this loan.',
    ],
  ])('%s', (name, words) => {
    expect(said(name)).toBe(words);
    expect(partOf(name).missing).toEqual({});
  });

  it('leave nothing open', () => {
    expect(loanDisclosures(fixed, formH25B, [home]).map(({ missing }) => missing)).toEqual(Array(7).fill({}));
  });
});

it.each<[string, DisclosurePartName, Partial<StoredDisclosures>, typeof fixed, readonly SecuredProperty[], RegExp]>([
  ['an amount', 'latePayment', { lateFeeAs: 'Amount', lateFeeAmount: 25_00 }, fixed, [], /a late fee of \$25\.00\.$/],
  [
    'words',
    'latePayment',
    { lateFeeAs: 'In words', lateFeeWords: ' what the law allows. ' },
    fixed,
    [],
    /of what the law allows\.$/,
  ],
  ['a day', 'latePayment', { lateDays: 1 }, fixed, [], /more than 1 day late/],
  [
    'a balance that is to grow',
    'negativeAmortization',
    { negativeAmortization: 'As scheduled' },
    growing,
    [],
    /you are scheduled to/,
  ],
  [
    'a balance that may grow',
    'negativeAmortization',
    { negativeAmortization: 'Possible' },
    growing,
    [],
    /you may have monthly/,
  ],
  [
    'what is said of a balance that cannot grow',
    'negativeAmortization',
    { negativeAmortization: 'Possible' },
    fixed,
    [],
    /you do not have/,
  ],
  [
    'two properties',
    'securityInterest',
    {},
    fixed,
    [home, { address: '1 Farm Rd', field: 'b' }],
    /ST 12345; 1 Farm Rd/,
  ],
  ['other security', 'securityInterest', { securityInterest: ' A boat ' }, fixed, [home], /interest in A boat You/],
  ['a demand feature', 'demandFeature', { demandFeature: 'Yes' }, fixed, [], /^Your loan has a demand feature/],
  ['payments that are held', 'partialPayments', { partialPayments: 'Held' }, fixed, [], /^Your lender may hold them/],
])('%s', (_, name, stated, loan, properties, words) => {
  expect(said(name, stated, loan, properties)).toMatch(words);
});

it.each<[string, DisclosurePartName, Partial<StoredDisclosures>, typeof fixed, readonly SecuredProperty[], string[]]>([
  ['an assumption', 'assumption', { assumption: null }, fixed, [], ['assumption']],
  ['a demand feature', 'demandFeature', { demandFeature: null }, fixed, [], ['demandFeature']],
  ['days and kind', 'latePayment', { lateDays: null, lateFeeAs: null }, fixed, [], ['lateDays', 'lateFeeAs']],
  [
    'the percentage',
    'latePayment',
    { lateFeePercent: null, lateFeeWords: ' ' },
    fixed,
    [],
    ['lateFeePercent', 'lateFeeWords'],
  ],
  ['the amount', 'latePayment', { lateFeeAs: 'Amount' }, fixed, [], ['lateFeeAmount']],
  ['the words', 'latePayment', { lateFeeAs: 'In words', lateFeeWords: null }, fixed, [], ['lateFeeWords']],
  ['how the balance grows', 'negativeAmortization', {}, growing, [], ['negativeAmortization']],
  ['partial payments', 'partialPayments', { partialPayments: null }, fixed, [], ['partialPayments']],
  ['a property', 'securityInterest', {}, fixed, [], ['securityInterest']],
  ['its address', 'securityInterest', {}, fixed, [{ ...home, address: '' }], [home.field]],
  [
    'the liability',
    'liabilityAfterForeclosure',
    { liabilityAfterForeclosure: null },
    fixed,
    [],
    ['liabilityAfterForeclosure'],
  ],
])('a part is open for want of %s, and no box of it is taken', (_, name, stated, loan, properties, fields) => {
  const { missing, boxes } = partOf(name, stated, loan, properties);
  expect(Object.keys(missing)).toEqual(fields);
  expect(boxes.some(({ isTaken }) => isTaken)).toBe(false);
});

it.each([
  [null, []],
  ['Yes', ['will have an escrow account']],
  ['No, declined', ['will not have an escrow account because', 'you declined it']],
  ['No, not offered', ['will not have an escrow account because', 'your lender does not offer one.']],
] as const)('with %s for an escrow account these boxes are taken: %j', (account, taken) => {
  const boxes = escrowBoxes(account).flatMap((box) => [box, ...(box.boxes ?? [])]);
  const words = boxes.filter(({ isTaken }) => isTaken).map((box) => box.words);
  expect(words.map((each, at) => each.slice(0, taken[at]?.length))).toEqual(taken);
});

it('what follows from the file says from which field', () => {
  const taken = partOf('negativeAmortization').boxes.find(({ isTaken }) => isTaken);
  expect(taken?.trace && fieldsOf(taken.trace)).toEqual(['loan.isNegativeAmortization']);
  const { blank } = partOf('securityInterest');
  expect(blank && fieldsOf(blank)).toEqual([home.field]);
});
