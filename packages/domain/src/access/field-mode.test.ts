import { describe, expect, it } from 'vitest';
import { administrator, main, officer, without, withSettings } from './decisions.fixture.ts';
import {
  type AccessReasonCode,
  type Actor,
  errorCodeOf,
  type FieldModeName,
  type FieldSubject,
  type FileState,
  fieldMode,
  freeFile,
  type RouteRule,
  type SecurityKey,
} from './index.ts';

describe('field mode', () => {
  const at = (file: FileState | null, route = main) => ({ route, file });
  it.each<
    [string, Actor, { route: RouteRule; file: FileState | null }, string, FieldModeName, AccessReasonCode | null]
  >([
    ['edit', officer, at(freeFile), 'order.closingDate', 'edit', null],
    ['read on a locked file', officer, at({ ...freeFile, isLocked: true }), 'order.closingDate', 'read', 'fileLocked'],
    ['read on a file in use', officer, at({ ...freeFile, isFileInUse: true }), 'loans.7.amount', 'read', 'fileInUse'],
    [
      'read for IsAppReadOnly',
      withSettings(officer, { IsAppReadOnly: 1 }),
      at(freeFile),
      'order.closingDate',
      'read',
      'appReadOnly',
    ],
    [
      'read with access Read',
      withSettings(officer, { OrderEntry_ScreenAccess: 1 }),
      at(freeFile),
      'order.closingDate',
      'read',
      'readAccess',
    ],
    [
      'hidden without access',
      without(officer, 'OrderEntry_ScreenAccess'),
      at(freeFile),
      'order.closingDate',
      'hidden',
      'noScreenAccess',
    ],
    [
      'file number needs Add File',
      without(officer, 'AllowCreateOrder'),
      at(freeFile),
      'order.fileNumber',
      'read',
      'fieldNeedsPermission',
    ],
    ['file number with Add File', officer, at(freeFile), 'order.fileNumber', 'edit', null],
    [
      'statement type while the settlement is locked',
      officer,
      at({ ...freeFile, isSettlementLocked: true }),
      'order.settlementStatementType',
      'read',
      'settlementLocked',
    ],
    ['statement type', officer, at(freeFile), 'order.settlementStatementType', 'edit', null],
    [
      'other field while the settlement is locked',
      officer,
      at({ ...freeFile, isSettlementLocked: true }),
      'order.placeOfClosing',
      'edit',
      null,
    ],
    [
      'a field that the statement is reckoned with, while the settlement is locked',
      officer,
      at({ ...freeFile, isSettlementLocked: true }),
      'loans.7.amount',
      'read',
      'settlementLocked',
    ],
    ['computed field', administrator, at(freeFile), 'order.isLocked', 'read', 'fieldNotEditable'],
    [
      'the reason of the page comes first',
      without(officer, 'AllowCreateOrder'),
      at({ ...freeFile, isLocked: true }),
      'order.fileNumber',
      'read',
      'fileLocked',
    ],
    ['new rows have negative ids', officer, at(freeFile), 'contacts.-3.taxID', 'edit', null],
  ])('%s', (_name, actor, subject, field, mode, reason) => {
    const decision = fieldMode(actor, subject, field);
    expect(decision.mode).toBe(mode);
    expect(decision.reason?.code ?? null).toBe(reason);
  });

  it('gives the api the code to answer', () => {
    const reasonOf = (file: FileState) => fieldMode(officer, at(file), 'order.closingDate').reason;
    expect(errorCodeOf(reasonOf({ ...freeFile, isLocked: true })!)).toBe('FILE_LOCKED');
    expect(errorCodeOf(reasonOf({ ...freeFile, isFileInUse: true })!)).toBe('FILE_IN_USE');
  });
});

describe('a list of a statement that takes a right beside that to its page', () => {
  const page = (label: string, screen: 'Premiums' | 'GenericSettlementStatement'): RouteRule => ({
    name: label,
    label,
    screens: [screen],
    isFileRoute: true,
    isSettlementRoute: true,
  });
  const rates = { route: page('Premium Rates', 'Premiums'), action: 'editRates' } as const;
  const recording = page('Recording and Taxes', 'GenericSettlementStatement');
  const documents = { route: recording, action: 'editRecordingFees' } as const;
  const taxes = { route: recording, action: 'editTransferTaxes' } as const;
  const locked = { ...freeFile, isSettlementLocked: true };

  it.each<[SecurityKey | null, Omit<FieldSubject, 'file'>, FileState, string, FieldModeName, AccessReasonCode | null]>([
    [null, rates, freeFile, 'rateOrders.state', 'edit', null],
    ['AllowAddEditRates', rates, freeFile, 'rateOrders', 'read', 'noPermission'],
    ['AllowAddEditRates', rates, freeFile, 'rateEndorsements.amount', 'read', 'noPermission'],
    ['AllowEditEndorsementSettlementFees', rates, freeFile, 'rateEndorsements.amount', 'read', 'fieldNeedsPermission'],
    ['AllowEditEndorsementSettlementFees', rates, freeFile, 'rateEndorsements.label', 'edit', null],
    ['AllowAddEditRecordingFees', documents, freeFile, 'recordingDocuments.fee', 'read', 'noPermission'],
    ['AllowAddEditRecordingFees', taxes, freeFile, 'transferTaxes.rate', 'edit', null],
    ['AllowAddEditTransferTaxes', taxes, freeFile, 'transferTaxes.rate', 'read', 'noPermission'],
    ['AllowAddEditTransferTaxes', documents, freeFile, 'recordingDocuments', 'edit', null],
    // The lock of the statement is told before what else is missing.
    ['AllowAddEditTransferTaxes', taxes, locked, 'transferTaxes', 'read', 'settlementLocked'],
    [null, rates, locked, 'rateOrders', 'read', 'settlementLocked'],
    ['Premiums_ScreenAccess', rates, freeFile, 'rateOrders', 'hidden', 'noScreenAccess'],
  ])('without %s', (lacking, subject, file, field, mode, code) => {
    const actor = lacking === null ? administrator : without(administrator, lacking);
    const decided = fieldMode(actor, { ...subject, file }, field);
    expect([decided.mode, decided.reason?.code ?? null]).toEqual([mode, code]);
  });
});
