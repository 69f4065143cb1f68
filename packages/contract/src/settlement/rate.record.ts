import {
  coverageWords,
  endorsedPolicies,
  loanPolicySections,
  orderedPolicies,
  outsidePartyProblems,
  rateLimits,
  rateNames,
  rateOrderProblems,
  rateTransactions,
  titlePolicyLimits,
  titlePolicyProblems,
} from '@closewright/domain/premium';
import { wordsOf } from '@closewright/domain/prorations';
import { field, record } from '../kit/index.ts';

/** What a closer writes of the policies that are rated; columns of table `rate_orders` (domain.md §3). */
export const rateOrderFields = {
  state: field.code({ label: 'State', lookup: 'states', max: 2 }),
  rates: field.choice({ label: 'Rates', choices: rateNames, max: 60 }),
  rateVersion: field.text({ label: 'Version of the rates', max: 80 }),
  transaction: field.choice({ label: 'Transaction', choices: rateTransactions, max: 20 }),
  effectiveDate: field.date({ label: 'Effective date' }),
  policies: field.choice({ label: 'Policies', choices: wordsOf(orderedPolicies), max: 30 }),
  loanID: field.select({ label: 'Loan', lookup: 'loansOfFile' }),
  ownerLiability: field.money({ label: 'Owner’s liability', min: 0 }),
  loanLiability: field.money({ label: 'Loan liability', min: 0 }),
  ownerCoverage: field.choice({ label: 'Owner’s coverage', choices: wordsOf(coverageWords), max: 20 }),
  loanCoverage: field.choice({ label: 'Loan coverage', choices: wordsOf(coverageWords), max: 20 }),
  priorDate: field.date({ label: 'Dated' }),
  priorAmount: field.money({ label: 'Insured', min: 0 }),
  priorPayoff: field.money({ label: 'Paid off', min: 0 }),
  isUnimproved: field.boolean({ label: 'Unimproved land' }),
  ownerBorrowerPart: field.rate({ label: 'Borrower’s part, owner’s policy' }),
  loanBorrowerPart: field.rate({ label: 'Borrower’s part, loan policy' }),
  loanSection: field.choice({ label: 'Section', choices: loanPolicySections, max: 1 }),
  payeeName: field.text({ label: 'Paid to', max: rateLimits.name }),
  underwriter: field.text({ label: 'Underwriter', max: rateLimits.name }),
  underwriterPercent: field.rate({ label: 'Underwriter’s share' }),
  remarks: field.memo({ label: 'Remarks', max: rateLimits.memo }),
} as const;

/** The title policies of a statement, as far as their premiums follow from it. */
export const rateOrderRecord = record({
  table: 'rate_orders',
  id: 'rateOrderID',
  of: 'orders',
  root: 'settlementID',
  order: 'sequence',
  noun: 'Rate order',
  name: [['policies']],
  fields: rateOrderFields,
  problems: rateOrderProblems,
  most: rateLimits.orders,
  read: 'readPremiums',
  write: 'editRates',
});

/** An endorsement of a policy: one of the rates by its code, or one that is priced by hand. */
export const rateEndorsementRecord = record({
  table: 'rate_endorsements',
  id: 'rateEndorsementID',
  of: 'orders',
  parent: 'rateOrderID',
  order: 'sequence',
  noun: 'Endorsement',
  name: [['label'], ['code']],
  fields: {
    code: field.text({ label: 'Code', max: 40 }),
    label: field.text({ label: 'Endorsement', max: rateLimits.name }),
    policy: field.choice({ label: 'Policy', choices: wordsOf(endorsedPolicies), max: 20 }),
    amount: field.money({ label: 'Own price', min: 0 }),
  },
  most: rateLimits.endorsements,
  read: 'readPremiums',
  write: 'editRates',
});

/** Somebody besides agent and underwriter who gets a part of the premium. */
export const outsidePartyRecord = record({
  table: 'outside_parties',
  id: 'outsidePartyID',
  of: 'orders',
  parent: 'rateOrderID',
  order: 'sequence',
  noun: 'Outside party',
  name: [['name']],
  fields: {
    name: field.text({ label: 'Outside party', max: rateLimits.name }),
    amount: field.money({ label: 'Amount', min: 0 }),
    percent: field.rate({ label: 'Part' }),
  },
  problems: outsidePartyProblems,
  most: rateLimits.parties,
  read: 'readPremiums',
  write: 'editRates',
});

/** A policy as it is issued: its number and date, until title production issues them. */
export const titlePolicyRecord = record({
  table: 'title_policies',
  id: 'titlePolicyID',
  of: 'orders',
  parent: 'rateOrderID',
  order: 'sequence',
  noun: 'Policy',
  name: [['number'], ['policy']],
  fields: {
    policy: field.choice({ label: 'Policy', choices: wordsOf(endorsedPolicies), max: 20 }),
    number: field.text({ label: 'Policy number', max: titlePolicyLimits.number }),
    effectiveDate: field.date({ label: 'Policy date' }),
    letterFee: field.money({ label: 'Closing letter fee', min: 0 }),
    isVoid: field.boolean({ label: 'Void' }),
    voidReason: field.text({ label: 'Why void', max: titlePolicyLimits.reason }),
  },
  problems: titlePolicyProblems,
  most: titlePolicyLimits.policies,
  read: 'readPremiums',
  write: 'editRates',
});
