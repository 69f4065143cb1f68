import { type Actor, freeFile, roleDefaults } from '@closewright/domain/access';
import { routeByName } from '@closewright/domain/navigation';
import { expect, it } from 'vitest';
import { statementKinds } from '../settlement/statement-aggregate.ts';
import { rowMode } from './row-mode.ts';

const without = (...rights: string[]): Actor => ({
  usersID: 1,
  settings: { ...roleDefaults.administrator.settings, ...Object.fromEntries(rights.map((right) => [right, 0])) },
  features: {},
  regions: [],
  allowOpenFileInUse: false,
});
const [recording, taxes] = ['AllowAddEditRecordingFees', 'AllowAddEditTransferTaxes'] as const;
const route = routeByName('file.settlement.fees');

it.each([
  [[recording], { section: 'E', kind: 'Recording' }, 'read'],
  [[taxes], { section: 'E', kind: 'Recording' }, 'edit'],
  [[taxes], { section: 'E', label: 'Deed tax' }, 'read'],
  [[recording], { section: 'E' }, 'edit'],
  [[recording, taxes], { section: 'E' }, 'read'],
  [[recording, taxes], { section: 'H', kind: 'Recording' }, 'read'],
  [[recording, taxes], { section: 'H', kind: 'Pest inspection' }, 'edit'],
  [[recording, taxes], undefined, 'edit'],
] as const)('without %j a fee that is %j is in mode %s', (rights, values, mode) => {
  const asked = { actor: without(...rights), route, file: freeFile, kinds: statementKinds };
  const found = rowMode(asked, 'fees.label', values);
  expect(found.mode).toBe(mode);
  expect(found.reason?.text ?? null).toEqual(mode === 'edit' ? null : expect.stringContaining('not authorized'));
});
