import { expect, test } from 'vitest';
import { approvalState, hasLossDetails, recovery } from './approval-state.ts';

test.each([
  [{ isApproved: true, actionDate: '2013-04-12T09:02:00' }, 'approved'],
  [{ isApproved: true }, 'approved'],
  [{ isApproved: false, actionDate: '2013-04-12T09:02:00' }, 'notApproved'],
  [{ isApproved: false, actionDate: null }, 'waiting'],
] as const)('%j', (approval, state) => {
  expect(approvalState(approval)).toBe(state);
});

// holds blocks 3.32
test('loss and advance details only for those types', () => {
  expect(hasLossDetails({ isApproved: true, moneyMovementTypeID: 4 }, [4, 5])).toBe(true);
  expect(hasLossDetails({ isApproved: true, moneyMovementTypeID: 1 }, [4, 5])).toBe(false);
  expect(hasLossDetails({ isApproved: true, moneyMovementTypeID: null }, [4, 5])).toBe(false);
  expect(hasLossDetails({ isApproved: true }, [])).toBe(false);
});

test.each([
  [{ isRecoverable: true, isRecovered: false }, 'notRecovered'],
  [{ isRecoverable: true, isRecovered: true }, 'recovered'],
  [{ isRecoverable: false, isRecovered: false }, undefined],
])('%j', (state, expected) => {
  expect(recovery({ isApproved: false, ...state })).toBe(expected);
});
