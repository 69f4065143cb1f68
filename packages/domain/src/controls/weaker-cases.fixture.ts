import type { ControlName, ControlValue } from './controls.ts';

const ach = {
  ...{ achDestination: '123456780', achOrigin: '1990000017', achCompanyID: '1990000017' },
  ...{ achCompanyName: 'Epsilon Title', achBalanced: false },
};

/** What is weaker than what. The test of the database asks its own rule the same. */
export const weakerCases: readonly [
  setting: ControlName,
  was: ControlValue,
  becomes: ControlValue,
  isWeaker: boolean,
][] = [
  ['wireWaitingHours', 24, 23, true],
  ['wireWaitingHours', 24, 0, true],
  ['wireWaitingHours', 24, 48, false],
  ['wireWaitingHours', 0, 24, false],
  ['wireTwoReleaseFrom', 10_000, 10_001, true],
  ['wireTwoReleaseFrom', 10_000, 0, true],
  ['wireTwoReleaseFrom', 10_000, 9_999, false],
  ['wireTwoReleaseFrom', 0, 10_000, false],
  ['wireTwoReleaseFrom', 0, 0, false],
  ['checkWritingPIN', true, false, true],
  ['checkWritingPIN', false, true, false],
  ['twoSignaturesAbove', 500_00, null, true],
  ['twoSignaturesAbove', 500_00, 500_01, true],
  ['twoSignaturesAbove', 0, 1, true],
  ['twoSignaturesAbove', 500_00, 499_99, false],
  ['twoSignaturesAbove', null, 500_00, false],
  ['twoSignaturesAbove', null, 0, false],
  ['positivePayLayoutID', 3, null, true],
  ['positivePayLayoutID', 3, 4, false],
  ['positivePayLayoutID', null, 3, false],
  ['achSetting', null, ach, true],
  ['achSetting', ach, null, false],
  ['achSetting', ach, { ...ach, achOrigin: '1990000018' }, false],
];
