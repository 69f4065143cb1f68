import { expect, it } from 'vitest';
import { RoleType } from '../parties/index.ts';
import { signingProblems, type VersionKind } from './index.ts';

const others = [{ signedBy: 'Michael Jones', roleTypeID: RoleType.Buyer }];

it.each<[VersionKind, string, number, string, object]>([
  ['Final', 'Mary Stone', RoleType.Buyer, '2026-11-16', {}],
  ['Issued to borrower', 'Mary Stone', RoleType.Buyer, '2026-11-20', {}],
  ['Draft', 'Mary Stone', RoleType.Buyer, '2026-11-16', { signedBy: 'A draft is signed by nobody' }],
  ['Final', ' michael JONES', RoleType.Buyer, '2026-11-16', { signedBy: 'They have signed it in this role already' }],
  [
    'Final',
    'Michael  Jones\u200b',
    RoleType.Buyer,
    '2026-11-16',
    { signedBy: 'They have signed it in this role already' },
  ],
  ['Final', 'Michael Jones', RoleType.Attorney, '2026-11-16', {}],
  [
    'Final',
    'Mary Stone',
    RoleType.Seller,
    '2026-11-15',
    { signedOn: 'It was kept on 11/16/2026: it cannot have been signed before' },
  ],
  ['Final', 'Mary Stone', RoleType.Seller, '2026-11-21', { signedOn: 'That day is still to come' }],
])('%s signed by %s as %i on %s, kept on 11/16 and told on 11/20', (kind, signedBy, roleTypeID, signedOn, expected) => {
  const place = { kind, keptOn: '2026-11-16', today: '2026-11-20', others };
  expect(signingProblems(place, { signedBy, roleTypeID, signedOn })).toEqual(expected);
});
