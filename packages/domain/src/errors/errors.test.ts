import { describe, expect, it } from 'vitest';
import {
  AppError,
  catalogue,
  denialText,
  type ErrorCode,
  errorCodes,
  isErrorCode,
  lastError,
  lastErrorPrefixes,
  logTexts,
  readLastError,
  routeDenialText,
} from './index.ts';

describe('error codes', () => {
  const statuses: Record<ErrorCode, number> = {
    VALIDATION_FAILED: 400,
    DOWNLOAD_USED: 410,
    MALFORMED_BODY: 400,
    UNAUTHENTICATED: 401,
    TOKEN_EXPIRED: 401,
    FORBIDDEN: 403,
    APP_READ_ONLY: 403,
    FIELD_NOT_EDITABLE: 403,
    INVALID_USER: 403,
    MISSING_USER: 403,
    NOT_FOUND: 404,
    INVALID_TENANT: 404,
    METHOD_NOT_ALLOWED: 405,
    VERSION_CONFLICT: 409,
    FILE_NUMBER_IN_USE: 409,
    CONFIRMATION_NEEDED: 409,
    ITEM_IN_USE: 409,
    NO_FILE_NUMBER: 409,
    NAME_IN_USE: 409,
    CHANGE_WAITING: 409,
    CHANGE_DECIDED: 409,
    SECOND_PERSON_NEEDED: 403,
    CHECK_PIN_NOT_SET: 403,
    MERGE_REFUSED: 409,
    LAST_ADMINISTRATOR: 409,
    NOT_ENOUGH_MONEY: 409,
    FILE_SHORT: 409,
    BANK_ACCOUNT_CLOSED: 409,
    PERIOD_CLOSED: 409,
    APPROVAL_NEEDED: 403,
    TAKEN_BACK_ALREADY: 409,
    CARRIED_ON: 409,
    DECIDED_ALREADY: 409,
    POSITIVE_PAY_REFUSED: 409,
    JOURNALS_REFUSED: 409,
    BANK_FILE_REFUSED: 422,
    WIRE_BLOCKED: 409,
    SANCTIONS_LIST_REFUSED: 422,
    NOT_RECONCILED: 409,
    DISBURSEMENT_BLOCKED: 409,
    CHECK_NUMBER_TAKEN: 409,
    PAYLOAD_TOO_LARGE: 413,
    UNSUPPORTED_MEDIA_TYPE: 415,
    IDEMPOTENCY_KEY_REUSED: 422,
    FILE_LOCKED: 423,
    FILE_IN_USE: 423,
    RATE_LIMITED: 429,
    INTERNAL: 500,
    MAINTENANCE_MODE: 503,
    TENANT_BUSY: 503,
    UNAVAILABLE: 503,
  };

  it.each(Object.entries(statuses))('%s answers %i', (code, status) => {
    expect(errorCodes[code as ErrorCode].status).toBe(status);
  });

  // holds core 8.12
  it.each(Object.entries(errorCodes))('%s says when it is thrown and what the user reads', (_code, rule) => {
    expect(rule.when).toMatch(/^[A-Z].{20,}/s);
    expect(rule.message.length).toBeGreaterThan(10);
  });

  it('knows its own codes only', () => {
    expect(isErrorCode('NOT_FOUND')).toBe(true);
    expect(isErrorCode('toString')).toBe(false);
    expect(isErrorCode('BAD_GATEWAY')).toBe(false);
  });
});

describe('AppError', () => {
  it('carries code, safe text, status and details', () => {
    const conflict = { version: 3, changedBy: 'closer', changedAt: '2013-04-15T12:00:00Z', current: {} };
    const cause = new Error('connection refused');
    const error = new AppError('VERSION_CONFLICT', 'Saved meanwhile', {
      conflict,
      modelState: { 'order.closingDate': ['No such date'] },
      requestID: 'r1',
      cause,
    });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'AppError',
      code: 'VERSION_CONFLICT',
      status: 409,
      conflict,
      requestID: 'r1',
      cause,
    });
    expect(error.message).toBe('Saved meanwhile');
    expect(error.modelState).toEqual({ 'order.closingDate': ['No such date'] });
  });

  it('falls back to the text of its code, and has no cause unless given one', () => {
    const error = new AppError('NOT_FOUND');
    expect(error.message).toBe(errorCodes.NOT_FOUND.message);
    expect('cause' in error).toBe(false);
  });
});

describe('catalogue texts (core.md §8)', () => {
  it.each([
    // holds core 8.6
    [catalogue.activeUserSaveFailed, 'Error saving active user data.'],
    // holds core 8.6
    [catalogue.listDataFailed, 'Error getting list data.'],
    // holds core 8.6
    [catalogue.companyContactFailed, 'Error getting Company Contact data.'],
    // holds core 8.6
    [catalogue.customDataValuesFailed, 'Error Loading Custom Data Values.'],
    // holds core 8.6
    [catalogue.invalidToastArguments, 'Invalid toast arguments'],
    // holds core 8.5
    [catalogue.invalidSession, 'You do not have access to this application.'],
    [catalogue.invalidOrder, 'The selected order is invalid.  Please try again.'],
    [catalogue.correctHighlightedErrors, 'Please correct the highlighted errors on screen to continue.'],
    [catalogue.noChangesDetected, 'No changes detected'],
    // holds core 8.11
    [logTexts.keycloakNotInitialized, 'Keycloak not initialized'],
    // holds core 8.11
    [logTexts.invalidAuthToken, 'Invalid auth token.'],
    // holds core 8.11
    [logTexts.securitySettingsUnresolved, 'Security settings cannot be resolved.'],
  ])('%s', (text, exact) => {
    expect(text).toBe(exact);
  });
});

describe('denial text', () => {
  // holds core 6.3
  it.each([
    ['Policy', 'Access to Policy is not authorized. Please contact your administrator.'],
    ['', 'Access to this section is not authorized. Please contact your administrator.'],
    [null, 'Access to this section is not authorized. Please contact your administrator.'],
  ])('of screen %j', (label, text) => {
    expect(denialText(label)).toBe(text);
  });

  // holds core 8.1
  it.each([
    ['Policy', null, 'Access to Policy is not authorized.<br>Please contact your administrator.'],
    [undefined, undefined, 'Access to this section is not authorized.<br>Please contact your administrator.'],
    ['Policy', 'Ask the title officer.', 'Ask the title officer.'],
  ])('of route %j with message %j', (label, message, text) => {
    expect(routeDenialText(label, message)).toBe(text);
  });
});

describe('last error', () => {
  it.each(Object.values(lastErrorPrefixes))('%s is stored with its message and read back', (prefix) => {
    expect(lastError(prefix, 'a::b')).toBe(`${prefix}::a::b`);
    expect(readLastError(lastError(prefix, 'a::b'))).toEqual({ prefix, message: 'a::b' });
  });

  it.each(['', 'Gone', 'OTHER::Gone', 'constructor::x', '::x'])('%j carries no prefix', (text) => {
    expect(readLastError(text)).toBeNull();
  });
});
