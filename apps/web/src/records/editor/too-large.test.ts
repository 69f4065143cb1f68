import type { OrderChanges } from '@closewright/contract/orders';
import { expect, it } from 'vitest';
import { fileKinds } from '../file/file-kinds.ts';
import { mainTables } from '../plain/tables.plain.ts';
import { tooLargeMessage } from './too-large.ts';

const kinds = { ...fileKinds, order: { isSingle: true as const, fields: mainTables.order } };

it('names the size of a save and the fields that make it, the largest first, counted over the rows', () => {
  const long = (letter: string, kilobytes: number) => letter.repeat(kilobytes * 1024);
  const changes: OrderChanges = {
    order: { placeOfClosing: long('z', 30), sourceOfBusiness: null },
    properties: [
      { propertyID: 31, fullLegal: long('é', 50), city: 'Anytown' },
      { propertyID: -1, fullLegal: long('x', 10), subdivisionNotes: long('y', 9) },
    ],
    removeLoans: [4],
  };
  expect(tooLargeMessage(kinds, 'At most 128 KB at once.', changes)).toBe(
    'At most 128 KB at once. These changes have 150 KB: Full legal has 111 KB in 2 rows, Place of closing has 31 KB. ' +
      'Shorten it and save again.',
  );
});
