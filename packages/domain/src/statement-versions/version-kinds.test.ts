import { describe, expect, it } from 'vitest';
import { type FileFacts, statementFigures } from '../closing-file/index.ts';
import { fees, file, rows } from '../closing-file/stored-purchase.fixture.ts';
import { formNames, formsThatFit } from '../forms/index.ts';
import { SettlementStatementType } from '../orders/index.ts';
import {
  formsOfKind,
  repeatProblem,
  revisedVersion,
  revisionProblem,
  saysWhenIssued,
  versionKinds,
  versionProblem,
} from './index.ts';

const balanceOf = (changed: Partial<FileFacts>, others = {}) =>
  statementFigures({ ...file, ...changed }, { ...rows, ...others }, fees).balance;
const refused = (balance: ReturnType<typeof balanceOf>) =>
  versionKinds.flatMap((kind) => (versionProblem(kind, balance) === null ? [] : [kind]));

it('a statement in balance can be kept as anything', () => {
  expect(refused(balanceOf({}))).toEqual([]);
});

it.each([
  ['open', balanceOf({ salePrice: null }), 'The statement is open: The sale price. It can be kept as a draft.'],
  [
    'out of balance',
    balanceOf({}, { adjustments: [{ kind: 'Other credit', label: 'Rebate', buyerAmount: 750_00 }] }),
    'The statement is out of balance by 750.00. It can be kept as a draft.',
  ],
])('one that is %s is sent to the lender at most', (_, balance, words) => {
  expect(refused(balance)).toEqual(['Issued to borrower', 'Issued to seller', 'Final']);
  expect(versionProblem('Final', balance)).toBe(words);
});

it('the same is kept once for each purpose', () => {
  const same = [
    { number: 4, kind: 'Sent to lender' },
    { number: 3, kind: 'Draft' },
  ] as const;
  expect(repeatProblem('Draft', same)).toBe('Version 3 holds the same and was kept as Draft, too.');
  expect(repeatProblem('Final', same)).toBeNull();
});

const all = formNames.length;
it.each([
  ['Draft', 0, false, false],
  ['Sent to lender', 0, false, false],
  ['Issued to borrower', all - 3, true, false],
  ['Issued to seller', all - 3, false, true],
  ['Final', 0, false, false],
] as const)(
  '%s: %i forms say when it was issued, the copies of the other side none',
  (kind, count, borrower, seller) => {
    expect(formNames.filter((form) => saysWhenIssued(kind, form))).toHaveLength(count);
    expect(saysWhenIssued(kind, 'borrowersDisclosure')).toBe(borrower);
    expect(saysWhenIssued(kind, 'sellersDisclosure')).toBe(seller);
  },
);

const { CDF, HUD2010 } = SettlementStatementType;
it.each([
  ['Issued to seller', CDF, true, 'sellersDisclosure'],
  ['Issued to borrower', CDF, true, 'closingDisclosure'],
  ['Final', CDF, true, 'closingDisclosure'],
  ['Issued to seller', CDF, false, 'closingDisclosure'],
  ['Issued to seller', HUD2010, true, 'hudStatement'],
] as const)('%s, form %i, seller %s: its own form is %s, and no form is lost', (kind, type, hasSeller, own) => {
  const fitting = formsThatFit({ settlementStatementType: type, hasSeller, hasLoan: true });
  const forms = formsOfKind(kind, fitting);
  expect(forms[0]).toBe(own);
  expect(forms.toSorted()).toEqual(fitting.toSorted());
});

describe('a version that is issued to the same side again', () => {
  const before = [
    { number: 4, kind: 'Draft' },
    { number: 3, kind: 'Issued to borrower' },
    { number: 1, kind: 'Issued to borrower' },
    { number: 7, kind: 'Issued to seller', isOfRemovedLoan: true },
  ] as const;
  const asked = 'Version 3 was issued to the borrower before: say what has changed since, and why';

  it.each([
    ['Issued to borrower', null, asked],
    ['Issued to borrower', '  ', asked],
    ['Issued to borrower', 'The rate was locked', null],
    ['Issued to seller', null, null],
    ['Draft', null, null],
    ['Final', null, null],
  ] as const)('as %s with the reason %j: %s', (kind, note, problem) => {
    expect(revisionProblem(kind, note, before)).toBe(problem);
  });

  it('revises the last one before it', () => {
    expect(before.map((version) => revisedVersion(version, before)?.number)).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ]);
  });
});
