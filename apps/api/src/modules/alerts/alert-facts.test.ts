import { orderChangesSchema } from '@closewright/contract/orders';
import { describe, expect, it } from 'vitest';
import { touchesAlerts } from './alert-facts.queries.ts';

describe('whether a save touches what alerts go by', () => {
  it.each<[Parameters<typeof touchesAlerts>[0], boolean]>([
    [{}, false],
    [{ order: {} }, false],
    [{ order: { placeOfClosing: 'Room 1', salePrice: 5 } }, false],
    [{ loans: [], removeLoans: [1], defaultLoanID: 2 }, false],
    [{ order: { placeOfClosing: 'Room 1', closingDate: null } }, true],
    [{ order: { status: 2 } }, true],
    [{ order: { regionID: 2 } }, true],
    [{ order: { fileNumber: '26-1' } }, true],
    [{ order: { salePrice: 5 }, contacts: [] }, true],
    [{ removeProperties: [3] }, true],
  ])('%o: %s', (changes, expected) => {
    expect(touchesAlerts(changes)).toBe(expected);
  });

  it('every part of a save but the loans does, unless somebody says otherwise', () => {
    const parts = Object.keys(orderChangesSchema.shape).filter((part) => touchesAlerts({ [part]: [] }));
    expect(parts).toEqual(expect.arrayContaining(['properties', 'contacts', 'removeProperties', 'removeContacts']));
    expect(parts).not.toContain('loans');
  });
});
