import { partyFields } from '@closewright/contract/orders';
import { timeEntryFields } from '@closewright/contract/time-tracking';
import { describe, expect, it } from 'vitest';
import { columnsOf } from './record-columns.ts';

describe('the columns of changed fields', () => {
  it('have one form of nothing, leave alone what was not sent, and know no other names', () => {
    const changes = { note: ' ', minutes: 5, startTime: undefined, user: 'Somebody' };
    expect(columnsOf(timeEntryFields, changes)).toEqual({ note: null, minutes: 5 });
  });

  it('hold no secret in clear', () => {
    expect(() => columnsOf(partyFields, { taxID: '123456789' })).toThrow('nothing to seal it with');
  });
});
