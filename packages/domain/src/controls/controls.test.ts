import { describe, expect, it } from 'vitest';
import {
  type ControlDecision,
  type ControlName,
  type ControlState,
  type ControlValue,
  controlDecisionProblem,
  controlNames,
  controlOf,
  controls,
  isWeaker,
  movedProblem,
  newAccountProblems,
  weakerAccountProblems,
  weakerOfAccount,
} from './index.ts';
import { weakerCases } from './weaker-cases.fixture.ts';

const ach = {
  ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
  ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
};
const none = { achDestination: null, achOrigin: null, achCompanyID: null, achCompanyName: null, achBalanced: false };
const account = { ...none, twoSignaturesAbove: 500_00, positivePayLayoutID: 3 };

describe('controls', () => {
  it.each(weakerCases)('%s from %j to %j is weaker: %j', (name, was, becomes, weaker) => {
    expect(isWeaker(name, was, becomes)).toBe(weaker);
  });

  it.each(controlNames)('%s is never weaker than itself, and says what weaker means', (name) => {
    for (const [, was] of weakerCases.filter(([each]) => each === name)) expect(isWeaker(name, was, was)).toBe(false);
    expect(controlOf(name).means).toMatch(/\.$/);
    expect(weakerCases.filter(([each, , , weaker]) => each === name && weaker).length).toBeGreaterThan(0);
  });

  it.each<[ControlName, ControlValue, string]>([
    ['wireWaitingHours', 0, 'No wait'],
    ['wireWaitingHours', 1, '1 hour'],
    ['wireTwoReleaseFrom', 0, 'One whatever the amount'],
    ['wireTwoReleaseFrom', 25_000, '$25,000'],
    ['checkWritingPIN', false, 'Not asked for'],
    ['twoSignaturesAbove', null, 'As the check layout says'],
    ['twoSignaturesAbove', 1_000_00, '$1,000.00'],
    ['positivePayLayoutID', 3, 'The bank is told'],
    ['achSetting', null, 'None'],
    ['achSetting', ach, 'By Epsilon Title (1990000017), to 123456780, from 1990000017'],
  ])('%s of %j reads %j', (name, value, words) => {
    expect(controls[name].words(value)).toBe(words);
  });

  it.each<[ControlName, ControlValue, string | null]>([
    ['wireWaitingHours', 12, null],
    ['wireWaitingHours', -1, 'Instructions wait for must be a whole number from 0 to 168'],
    ['wireWaitingHours', null, 'Instructions wait for must be a whole number from 0 to 168'],
    ['wireTwoReleaseFrom', 1.5, 'Two release a wire from must be a whole number from 0 to 999999999'],
    ['checkWritingPIN', null, 'The PIN is asked for or not'],
    ['twoSignaturesAbove', null, null],
    ['twoSignaturesAbove', -1, 'This is no amount'],
    ['positivePayLayoutID', 4, 'Only that the bank is not told is asked for'],
    ['achSetting', ach, null],
    ['achSetting', { ...ach, achOrigin: null }, 'Immediate origin is required for ACH'],
    ['achSetting', none, 'This is no ACH setting'],
  ])('%s takes %j: %j', (name, value, problem) => {
    expect(controlOf(name).problem(value)).toBe(problem);
  });
});

describe('a bank account', () => {
  it('tells what of a change is weaker, with its whole ACH setting', () => {
    expect(weakerOfAccount(account, { ...account, ...ach, twoSignaturesAbove: null })).toEqual([
      { setting: 'twoSignaturesAbove', was: 500_00, becomes: null },
      { setting: 'achSetting', was: null, becomes: ach },
    ]);
    expect(weakerOfAccount(account, { ...account, twoSignaturesAbove: 0, positivePayLayoutID: 4 })).toEqual([]);
    // Its details are the bank's: they are no second leave.
    expect(weakerOfAccount({ ...account, ...ach }, { ...account, ...ach, achOrigin: '1990000018' })).toEqual([]);
  });

  it('says so at the field', () => {
    expect(weakerAccountProblems(account, { ...account, ...ach, positivePayLayoutID: null })).toEqual({
      positivePayLayoutID: 'This is weaker than it is (The bank is told): ask for it, and another person approves it',
      achDestination: 'This is weaker than it is (None): ask for it, and another person approves it',
    });
    expect(newAccountProblems(account)).toEqual({});
    expect(newAccountProblems({ ...account, ...ach })).toEqual({
      achDestination: 'Add the account without ACH, then ask for it: another person approves it',
    });
  });
});

describe('a change that was asked for', () => {
  it.each<[ControlState, ControlDecision, boolean, string | null]>([
    ['asked', 'approve', false, null],
    ['asked', 'decline', false, null],
    ['asked', 'withdraw', true, null],
    ['asked', 'approve', true, 'You asked for it: another person decides'],
    ['asked', 'decline', true, 'You asked for it: another person decides'],
    ['asked', 'withdraw', false, 'Who asked for it withdraws it; decline it instead'],
    ['approved', 'approve', false, 'It was decided already'],
    ['declined', 'approve', false, 'It was decided already'],
    ['withdrawn', 'withdraw', true, 'It was decided already'],
    ['outdated', 'approve', false, 'It was decided already'],
  ])('%s: %s, own %s: %j', (state, decision, isOwn, problem) => {
    expect(controlDecisionProblem(state, decision, isOwn)).toBe(problem);
  });

  it.each<[ControlName, ControlValue, ControlValue, string | null]>([
    ['wireWaitingHours', 24, 24, null],
    ['achSetting', null, null, null],
    ['achSetting', ach, { ...ach }, null],
    [
      'wireWaitingHours',
      24,
      48,
      'Instructions wait for: it was “24 hours” when this was asked for, and is “48 hours” now. Ask for it again',
    ],
    [
      'achSetting',
      null,
      ach,
      'ACH payments: it was “None” when this was asked for, and is “By Epsilon Title (1990000017), to 123456780, from 1990000017” now. Ask for it again',
    ],
  ])('of %s that was %j and is %j: %j', (name, was, now, problem) => {
    expect(movedProblem(name, was, now)).toBe(problem);
  });
});
