import type { SecurityRole } from '@closewright/contract/people';
import { roleDefaults } from '@closewright/domain/access';
import { expect, it, vi } from 'vitest';
import { mergeDocument } from '../../../records/editor/merge-rows.ts';
import { rowChanges, rowsOf, singleKey, withRow } from '../../../records/editor/rows.ts';
import { roleAggregate, roleForm } from './role-aggregate.ts';

const called = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/api/index.ts', async (real) => ({ ...(await real<object>()), call: called }));

const aggregate = roleAggregate([2, 3], (id) => `Region ${id}`);
const stored: SecurityRole = {
  securityRoleID: 7,
  name: 'Closer',
  regionID: 0,
  rights: roleDefaults.closer.settings,
  regionRights: [{ regionID: 2, rights: { CheckWriting_ScreenAccess: 2 } }],
  userCount: 0,
  updatedBy: 'Administrator',
  version: 4,
  updatedAt: '2026-01-01T00:00:00Z',
};
const typed = (role: SecurityRole | null, values: Record<string, string | number | null>) =>
  withRow(rowsOf(aggregate, role), 'role', singleKey, values);

it('a new role is sent whole, a stored one by what differs', async () => {
  const fresh = typed(null, { name: ' Notary ', IsAdmin: 1, '3:Notes_ScreenAccess': 1 });
  await aggregate.send(0, rowChanges(aggregate, null, fresh) ?? {}, null);
  expect(called).toHaveBeenLastCalledWith('createRole', {
    body: {
      name: 'Notary',
      regionID: 0,
      rights: expect.objectContaining({ IsAdmin: 1, Notes_ScreenAccess: 0 }),
      regionRights: [{ regionID: 3, rights: { Notes_ScreenAccess: 1 } }],
    },
  });
  const changed = typed(stored, { '2:CheckWriting_ScreenAccess': null });
  await aggregate.send(4, rowChanges(aggregate, stored, changed) ?? {}, stored);
  expect(called).toHaveBeenLastCalledWith('saveRole', {
    params: { securityRoleID: 7 },
    body: { version: 4, changes: { regionRights: [{ regionID: 2, rights: { CheckWriting_ScreenAccess: null } }] } },
  });
});

it('a role needs a name, and the server says by field what is wrong', () => {
  expect(aggregate.problems?.(stored, typed(stored, { name: ' ' }))).toEqual({ 'role.0.name': 'Name is required' });
  expect(aggregate.problems?.(stored, typed(stored, {}))).toEqual({});
  expect(roleForm(typed(stored, { name: null })).name).toBe('');
  expect(['body.changes.name', 'rights.IsAdmin'].map((path) => aggregate.pathOf?.(path))).toEqual([
    'role.name',
    'role.rights',
  ]);
});

it('what two people say of a role joins right by right, and of one right both sides are told', () => {
  const theirs = { ...stored, version: 5, rights: { ...stored.rights, IsAdmin: 1 }, regionRights: [] };
  const mine = typed(stored, { Notes_ScreenAccess: 0, '2:CheckWriting_ScreenAccess': 1 });
  const { form, conflicts } = mergeDocument(aggregate, { base: stored, mine }, theirs);
  expect(roleForm(form)).toMatchObject({ IsAdmin: 1, Notes_ScreenAccess: 0 });
  expect(conflicts).toMatchObject([{ field: '2:CheckWriting_ScreenAccess', base: 2, mine: 1, theirs: null }]);
});
