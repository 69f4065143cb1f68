import { AppError } from '@closewright/domain/errors';
import { expect, it } from 'vitest';
import { toAppError } from './database-errors.ts';

const failure = (code: string) => Object.assign(new Error('as the driver says it'), { code });

it.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['ECONNABORTED', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', '08000', '08001', '08003', '08004', '08006'],
  ...['57P01', '57P02', '57P03', '57P04', '57P05', '57014', '25006', '25P03', '25P04', '40001', '40P01'],
  ...['53000', '53100', '53200', '53300', '58000', '58030'],
])('%s is no fault of ours: the database is away, or could not do it now', (code) => {
  const cause = failure(code);
  expect(toAppError(cause)).toMatchObject({ code: 'UNAVAILABLE', status: 503, cause });
});

it.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
  'timeout exceeded when trying to connect',
])('so is what the driver says without a code: %s', (message) => {
  expect(toAppError(new Error(message))).toMatchObject({ code: 'UNAVAILABLE' });
});

it.each([
  ['42703', undefined],
  ['55P03', 'TENANT_BUSY'],
  ['22003', 'VALIDATION_FAILED'],
])('%s is not', (code, expected) => {
  const error = toAppError(failure(code));
  expect(error instanceof AppError ? error.code : undefined).toBe(expected);
});
