import { describe, expect, it } from 'vitest';
import { selectableRoles } from './index.ts';

const role = (name: string, disabled = false, canBeDeleted = false) => ({ name, disabled, canBeDeleted });

// holds core 6.17
describe('role lookups hide disabled roles, and Additional ones that can be deleted for companies (core.md §6)', () => {
  it.each([
    [role('Lender'), true, true],
    [role('Lender', true), false, false],
    [role('Lender', false, true), true, true],
    [role('AdditionalLender', false, true), true, false],
    [role('Additional Title Company', false, true), true, false],
    [role('AdditionalLender'), true, true],
    [role('AdditionalLender', true, true), false, false],
    [role('Lender, Additional', false, true), true, true],
  ])('%j: offered %s, for companies %s', (given, always, forCompanies) => {
    expect(selectableRoles([given])).toHaveLength(always ? 1 : 0);
    expect(selectableRoles([given], { forCompanies: true })).toHaveLength(forCompanies ? 1 : 0);
  });
});
