import { describe, expect, it } from 'vitest';
import {
  addressTypeLabel,
  companyProblems,
  companyRoleTypes,
  companyWarning,
  contactProblems,
  decisionProblem,
  flagsOfRoles,
  type MergedCompany,
  mergeProblem,
  wireProblems,
} from './index.ts';

const company = {
  email: null,
  licenceState: null,
  state: null,
  nmlsID: null,
  doNotDoBusiness: false,
  doNotDoBusinessReason: null,
};

describe('a company', () => {
  it.each([
    [{}, []],
    [{ email: 'desk@ficusbank.example', state: 'ST', licenceState: 'ST', nmlsID: '222222' }, []],
    [{ email: 'desk' }, ['email']],
    [{ state: 'st' }, ['state']],
    [{ licenceState: 'S' }, ['licenceState']],
    [{ nmlsID: 'X12' }, ['nmlsID']],
    [{ doNotDoBusiness: true }, ['doNotDoBusinessReason']],
    [{ doNotDoBusiness: true, doNotDoBusinessReason: '  ' }, ['doNotDoBusinessReason']],
    [{ doNotDoBusiness: true, doNotDoBusinessReason: 'Unpaid invoices' }, []],
  ])('%j has problems with %j', (part, fields) => {
    expect(Object.keys(companyProblems({ ...company, ...part }))).toEqual(fields);
  });

  it('warns with its reason, and only where business is unwanted', () => {
    expect(companyWarning(company)).toBeNull();
    expect(companyWarning({ doNotDoBusiness: true, doNotDoBusinessReason: 'Unpaid invoices' })).toBe(
      'Do not do business: Unpaid invoices',
    );
    expect(companyWarning({ doNotDoBusiness: true, doNotDoBusinessReason: null })).toContain('no reason on record');
  });

  // holds blocks 5.8
  it('is found by a flag where the role has one', () => {
    expect(flagsOfRoles([6, 9])).toEqual({ placeOfClosing: true, settlementAgent: false });
    expect(flagsOfRoles([28])).toEqual({ placeOfClosing: false, settlementAgent: true });
    expect(flagsOfRoles([])).toEqual({ placeOfClosing: false, settlementAgent: false });
  });
});

it('roles of files are not offered to companies, unless one has them', () => {
  const names = (chosen: number[]) => companyRoleTypes(chosen).map(({ name }) => name);
  expect(names([])).toContain('Lender');
  expect(names([]).filter((name) => /Additional|Buyer|Seller|Template/.test(name))).toEqual([]);
  expect(names([22])).toContain('AdditionalLender');
});

it('a contact is checked like its company', () => {
  expect(contactProblems({ email: 'x', licenceState: 'TX', nmlsID: '1' })).toEqual({
    email: 'This is no e-mail address',
  });
});

it('address types have labels', () => {
  expect([addressTypeLabel(1), addressTypeLabel(9)]).toEqual(['Mailing', 'Other']);
});

describe('a protected change', () => {
  it.each([
    ['waiting', 'approve', 1, 'Somebody else'],
    ['waiting', 'refuse', 1, 'Somebody else'],
    ['waiting', 'withdraw', 1, null],
    ['waiting', 'approve', 2, null],
    ['waiting', 'refuse', 2, null],
    ['waiting', 'withdraw', 2, 'Only the person who asked'],
    ['current', 'approve', 2, 'decided already'],
    ['refused', 'approve', 2, 'decided already'],
    ['withdrawn', 'withdraw', 1, 'decided already'],
  ] as const)('that is %s and asked by 1: %s by %i is answered with %s', (status, decision, usersID, answer) => {
    const problem = decisionProblem({ status, askedBy: 1 }, usersID, decision);
    if (answer === null) expect(problem).toBeNull();
    else expect(problem).toContain(answer);
  });

  it.each([
    ['021000021', '12-345 678', []],
    ['021000022', '12345678', ['routingNumber']],
    ['02100002', '12345678', ['routingNumber']],
    ['000000000', '12345678', ['routingNumber']],
    ['021000021', '123', ['accountNumber']],
    ['021000021', '12_34', ['accountNumber']],
  ])('to routing %s, account %s has problems with %j', (routingNumber, accountNumber, fields) => {
    expect(Object.keys(wireProblems({ routingNumber, accountNumber }))).toEqual(fields);
  });
});

describe('a merge', () => {
  const one: MergedCompany = { companyID: 1, regionID: 1, mergedIntoID: null, inactive: false, waitingChanges: 0 };
  it.each([
    [{}, { companyID: 2 }, null],
    [{ inactive: true }, { companyID: 2, regionID: 0 }, null],
    [{}, {}, 'into itself'],
    [{ mergedIntoID: 3, inactive: true }, { companyID: 2 }, 'merged already'],
    [{}, { companyID: 2, mergedIntoID: 3, inactive: true }, 'third one'],
    [{}, { companyID: 2, inactive: true }, 'must be active'],
    [{}, { companyID: 2, regionID: 2 }, 'same region'],
    [{ regionID: 0 }, { companyID: 2 }, 'same region'],
    [{ waitingChanges: 1 }, { companyID: 2 }, 'waits for approval'],
  ])('of %j into %j is refused with %s', (duplicate, survivor, text) => {
    const problem = mergeProblem({ ...one, ...duplicate }, { ...one, ...survivor });
    if (text === null) expect(problem).toBeNull();
    else expect(problem).toContain(text);
  });
});
