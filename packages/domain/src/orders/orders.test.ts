import { describe, expect, it } from 'vitest';
import {
  defaultOrderKind,
  defaultSettlementStatementType,
  FileStatus,
  fileNumberError,
  fileStatuses,
  fileStatusLabel,
  foundFileNumberError,
  goToFile,
  goToFileScreens,
  OrderKind,
  orderKinds,
  orderServices,
  orderServiceType,
  SettlementStatementType,
  settlementStatementTypeName,
  settlementStatementTypes,
  trimFileNumber,
} from './index.ts';

describe('file status (core.md §3)', () => {
  // holds blocks 4.1
  it.each([
    ['New', 0, 'New'],
    ['Open', 1, 'Open'],
    ['Closed', 2, 'Closed'],
    ['Cancelled', 3, 'Cancelled'],
    ['Template', 4, 'Template'],
    ['Old', 5, 'Old'],
    ['OnHold', 7, 'On Hold'],
    ['Legacy', 8, 'Legacy'],
    ['PolicyIssued', 9, 'Policy Issued'],
  ] as const)('%s is %d and reads %s', (name, id, label) => {
    expect(FileStatus[name]).toBe(id);
    expect(fileStatusLabel(id)).toBe(label);
  });

  // holds core 3.15, blocks 4.1
  it('has nine values and no 6', () => {
    expect(fileStatuses.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 7, 8, 9]);
    expect(fileStatusLabel(6)).toBe('Unknown');
  });
});

describe('order kinds, statement types and services', () => {
  // holds blocks 4.33, blocks 9.9
  it('default to kind 3 and the closing disclosure', () => {
    expect(defaultOrderKind).toBe(3);
    expect(orderKinds.find(({ id }) => id === defaultOrderKind)?.label).toBe('Purchase');
    expect(defaultSettlementStatementType).toBe(SettlementStatementType.CDF);
  });

  it('list every kind once, with what such a file has', () => {
    expect(orderKinds.map(({ id }) => id)).toEqual(Object.values(OrderKind));
    const labels = (has: 'hasSeller' | 'hasLoan') => orderKinds.filter((kind) => kind[has]).map(({ label }) => label);
    expect(labels('hasSeller')).toEqual(['Cash', 'Purchase', 'New Build', 'Commercial', 'Land']);
    expect(labels('hasLoan')).toEqual([
      'Refinance',
      'Purchase',
      'New Build',
      'Commercial',
      'Home Equity',
      'Construction',
    ]);
  });

  it.each([
    [1, 'CDF'],
    [2, 'HUD1974'],
    [3, 'HUD2010'],
    [0, null],
    [4, null],
  ])('statement type %d is %s', (id, name) => {
    expect(settlementStatementTypeName(id)).toBe(name);
  });

  it('name each statement type once', () => {
    expect(settlementStatementTypes.map(({ label }) => label)).toEqual(['CDF', 'HUD 1974', 'HUD 2010']);
  });

  it.each(orderServices)('service $label has the type $type', ({ type }) => {
    expect(orderServiceType(type)).toBe(type);
  });

  it.each([null, undefined, '', 'unknown'])('service data %j disables nothing', (data) => {
    expect(orderServiceType(data)).toBe('full');
  });
});

// holds core 2.37
describe('go to file (core.md §2)', () => {
  const all = goToFileScreens.map(({ routeName }) => routeName);

  // holds core 2.36
  it('tries the fixed list in its order', () => {
    expect(all).toEqual([
      'oe:main',
      'tp:loan:list',
      'policy:loan:list',
      'premiums',
      'settlement:payoffs:list',
      'settlement:prorations',
      'o-inv:invoices',
      'ow:order-workflow',
      'document-mgmt',
      'check-writing',
      'file.information.notes',
      'file.information.custom',
      'file.closing.css',
    ]);
  });

  it.each(goToFileScreens.map((screen, at) => ({ ...screen, at })))(
    'opens $label when all before it are restricted',
    ({ routeName, label, at }) => {
      const { screen, warning } = goToFile((name) => all.indexOf(name) >= at);
      expect(screen.routeName).toBe(routeName);
      expect(warning).toBe(at === 0 ? null : `Access Restricted from File Main, you will be directed to ${label}.`);
    },
  );

  it('begins with the screen asked for', () => {
    expect(goToFile(() => true, 'check-writing')).toEqual({
      screen: { routeName: 'check-writing', label: 'Check Writing' },
      warning: null,
    });
    expect(goToFile((name) => name === 'oe:main', 'check-writing').warning).toBe(
      'Access Restricted from Check Writing, you will be directed to File Main.',
    );
  });

  // holds core 2.38
  it('falls back to File Main, where the denial speaks', () => {
    expect(goToFile(() => false)).toEqual({ screen: { routeName: 'oe:main', label: 'File Main' }, warning: null });
    expect(goToFile(() => true, 'unknown').screen.routeName).toBe('oe:main');
  });
});

// holds blocks 5.17
describe('file number (building-blocks.md §5)', () => {
  it.each([
    ['12-3456', null],
    ['  123  ', null],
    ['x'.repeat(50), null],
    ['', 'File Number is required'],
    ['   ', 'File Number is required'],
    ['12', 'File Number must have at least 3 characters'],
    [' 12 ', 'File Number must have at least 3 characters'],
    ['x'.repeat(51), 'File Number can have at most 50 characters'],
  ])('%j: %s', (text, error) => {
    expect(fileNumberError(text)).toBe(error);
  });

  it('takes another minimum', () => {
    expect(fileNumberError('1234', 5)).toBe('File Number must have at least 5 characters');
    expect(fileNumberError('12345', 5)).toBeNull();
    expect(trimFileNumber(' 12-3456 ')).toBe('12-3456');
  });

  const open = { isLocked: false };
  const locked = { isLocked: true };
  it.each([
    ['exists', open, false, null],
    ['exists', null, false, 'File Number does not exist'],
    ['exists', locked, false, 'Restricted Access, File is locked'],
    ['exists', locked, true, null],
    ['unique', null, false, null],
    ['unique', open, false, 'File Number is already in use'],
    ['unique', locked, true, 'File Number is already in use'],
  ] as const)('%s, found %j, locked allowed %s: %s', (mode, found, allowLocked, error) => {
    expect(foundFileNumberError(mode, found, allowLocked)).toBe(error);
  });
});
