import { trimFileNumber } from '@closewright/domain/orders';
import { ApiError, call } from '../api/index.ts';

/** A file by its number, with what decides how it opens. */
export interface FoundByNumber {
  ordersID: number;
  fileNumber: string;
  regionID: number;
  isLocked: boolean;
}

/** Looks a file up by its exact number. Null when there is none. */
export async function findByNumber(text: string): Promise<FoundByNumber | null> {
  try {
    return await call('getOrderByNumber', { query: { fileNumber: trimFileNumber(text) } });
  } catch (error) {
    if (error instanceof ApiError && error.errorCode === 'NOT_FOUND') return null;
    throw error;
  }
}
