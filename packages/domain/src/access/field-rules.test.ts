import { describe, expect, it } from 'vitest';
import { administrator, main, without } from './decisions.fixture.ts';
import { fieldMode, fieldRules, freeFile, statementInputs } from './index.ts';

const inputs = [
  ...statementInputs.order.map((name) => `order.${name}`),
  ...statementInputs.loans.map((name) => `loans.${name}`),
];

describe('the fields with a rule of their own', () => {
  it.each([
    ['order.fileNumber', 'Changing File number needs a right you do not have.'],
    ['order.settlementStatementType', 'The settlement statement of this file is locked. You can read and copy.'],
    ['order.settlementTemplateID', 'The settlement statement of this file is locked. You can read and copy.'],
    ['order.salePrice', 'The settlement statement of this file is locked. You can read and copy.'],
    ['order.closingDate', 'The settlement statement of this file is locked. You can read and copy.'],
    ['loans.7.amount', 'The settlement statement of this file is locked. You can read and copy.'],
    ['loans', 'The settlement statement of this file is locked. You can read and copy.'],
    ['order.ordersID', 'Order id is set by the system.'],
    ['order.isLocked', 'Locked is set by the system.'],
    ['order.isSettlementLocked', 'Settlement locked is set by the system.'],
    ['order.isConsolidatedFile', 'Consolidated is set by the system.'],
    ['order.version', 'Version is set by the system.'],
    ['order.updatedAt', 'Last saved is set by the system.'],
  ])('%s reads where its rule says so: %s', (path, text) => {
    const actor = without(administrator, 'AllowCreateOrder');
    const file = { ...freeFile, isSettlementLocked: true };
    expect(fieldMode(actor, { route: main, file }, path)).toMatchObject({ mode: 'read', reason: { text } });
  });

  it('are these and no others, each with the name the user reads', () => {
    expect(Object.entries(fieldRules).map(([path, { label }]) => [path, label])).toEqual([
      ['order.fileNumber', 'File number'],
      ['order.settlementStatementType', 'Statement'],
      ['order.settlementTemplateID', 'Template'],
      ...inputs.map((path) => [path, 'What the statement is reckoned with']),
      ['loans', 'Loans'],
      ['rateEndorsements.amount', 'Own price'],
      ['titlePolicies.isVoid', 'Void'],
      ['order.ordersID', 'Order id'],
      ['order.isLocked', 'Locked'],
      ['order.isSettlementLocked', 'Settlement locked'],
      ['order.isConsolidatedFile', 'Consolidated'],
      ['order.version', 'Version'],
      ['order.updatedAt', 'Last saved'],
    ]);
  });

  it.each(['order.status', 'order.placeOfClosing', 'order.recordingDate', 'loans.7.loanNumber', 'loans.7.remarks'])(
    '%s is edited while the statements are locked: it is in no figure',
    (path) => {
      const file = { ...freeFile, isSettlementLocked: true };
      expect(fieldMode(administrator, { route: main, file }, path).mode).toBe('edit');
    },
  );

  it('need no file to be judged: outside one nothing is locked', () => {
    expect(fieldMode(administrator, { route: main, file: null }, 'order.settlementTemplateID').mode).toBe('edit');
  });
});
