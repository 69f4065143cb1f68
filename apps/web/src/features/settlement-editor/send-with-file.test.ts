import type { FailureDetail } from '@closewright/contract/kit';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/index.ts';
import type { SendPage } from '../../records/saving/save-parts.ts';
import { sendWithFile } from './send-with-file.ts';

const fees = { fees: [{ feeID: 3, borrowerAtClosing: 85_00 }] };
const price = { order: { salePrice: 170_000_00 } };
const stored = { order: { order: { version: 8 } }, settlement: { version: 5 } };

const refusal = (code: 'VALIDATION_FAILED' | 'VERSION_CONFLICT' | 'FILE_LOCKED', detail: Partial<FailureDetail> = {}) =>
  new ApiError(code, `Text of ${code}`, 400, { requestID: 'r1', ...detail });
const conflict = { version: 9, changedBy: 'closer', changedAt: '2026-01-01T00:00:00Z', current: {} };

/** Sends both, the call refused where that is said. Tells how it ended, and what each of both was told. */
async function sent(refused?: Error) {
  const told: Record<string, unknown> = {};
  /** Ends as `sendRows` does. */
  const half = (part: string, version: number, changes: object) => async (through?: (...sent: never[]) => unknown) => {
    try {
      told[part] = await through?.(...([version, changes] as never[]));
      return { kind: 'saved' } as const;
    } catch (error) {
      told[part] = error;
      if (!(error instanceof ApiError)) return { kind: 'failed', message: String(error) } as const;
      if (error.conflict) return { kind: 'again' } as const;
      const isNamed = Object.keys(error.modelState).length > 0;
      return isNamed ? ({ kind: 'invalid' } as const) : ({ kind: 'failed', message: error.errorMessage } as const);
    }
  };
  const save = vi.fn(async () => {
    if (refused) throw refused;
    return stored as never;
  });
  const attempt = await sendWithFile({ statement: half('statement', 4, fees), file: half('file', 7, price), save });
  return { attempt, told, save };
}
const saying = (modelState: Record<string, string[]>, isStale = false) =>
  expect.objectContaining({ modelState, conflict: isStale ? conflict : undefined });

describe('a statement with its file', () => {
  it('is sent in one call, and each has what is stored of it', async () => {
    const { attempt, told, save } = await sent();
    expect(attempt).toEqual({ kind: 'saved' });
    expect(save.mock.calls).toEqual([
      [{ statement: { version: 4, changes: fees }, file: { version: 7, changes: price } }],
    ]);
    expect(told).toEqual({ statement: stored.settlement, file: stored.order });
  });

  it.each([
    [
      'a field of the file',
      refusal('VALIDATION_FAILED', { modelState: { 'file.changes.order.salePrice': ['Too much'] } }),
      'invalid',
      { file: saying({ 'changes.order.salePrice': ['Too much'] }), statement: saying({}) },
    ],
    [
      'a field of the statement',
      refusal('VALIDATION_FAILED', { modelState: { 'statement.fees.3.label': ['Missing'] } }),
      'invalid',
      { file: saying({}), statement: saying({ 'fees.3.label': ['Missing'] }) },
    ],
    [
      'fields of both',
      refusal('VALIDATION_FAILED', { modelState: { 'statement.fees.3.label': ['A'], 'file.order.salePrice': ['B'] } }),
      'invalid',
      { file: saying({ 'order.salePrice': ['B'] }), statement: saying({ 'fees.3.label': ['A'] }) },
    ],
    [
      'a stale file',
      refusal('VERSION_CONFLICT', { modelState: { 'file.version': ['Stale'] }, conflict }),
      'again',
      { file: saying({ version: ['Stale'] }, true), statement: saying({}) },
    ],
    [
      'a stale statement',
      refusal('VERSION_CONFLICT', { modelState: { 'statement.version': ['Stale'] }, conflict }),
      'again',
      { file: saying({}), statement: saying({ version: ['Stale'] }, true) },
    ],
    ['both as a whole', refusal('FILE_LOCKED'), 'failed', { file: saying({}), statement: saying({}) }],
    [
      'nothing, but there is no answer',
      new TypeError('Failed'),
      'failed',
      { file: new TypeError('Failed'), statement: new TypeError('Failed') },
    ],
  ])('is not stored where what is refused is %s, which is told where it is written', async (_, refused, kind, told) => {
    const done = await sent(refused);
    expect(done.attempt.kind).toBe(kind);
    expect(done.told).toEqual(told);
  });

  it('goes again by itself where others have stored the same of the file meanwhile', async () => {
    const save = vi.fn();
    const statement: SendPage = async (through) => {
      await expect(through?.(4, fees)).rejects.toBeInstanceOf(ApiError);
      return { kind: 'failed' };
    };
    const nothing = async () => ({ kind: 'unchanged' }) as const;
    expect(await sendWithFile({ statement, file: nothing, save })).toEqual({ kind: 'again' });
    expect(save).not.toHaveBeenCalled();
  });
});
