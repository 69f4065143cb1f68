import { describe, expect, it } from 'vitest';
import { type AdministratorFacts, administratorProblem, mayGrant } from './index.ts';

const user = (usersID: number, IsAdmin: number, canSignIn = true): AdministratorFacts => ({
  usersID,
  canSignIn,
  settings: { IsAdmin },
});

describe('somebody is left who can administer', () => {
  const self = user(1, 1);
  it.each<[string, AdministratorFacts, AdministratorFacts[], string | null]>([
    ['nothing changed', self, [self, user(2, 0)], null],
    ['another administrator lost the right', self, [self, user(2, 0)], null],
    ['own right taken away', self, [user(1, 0), user(2, 1)], 'ownRight'],
    ['own account made inactive', self, [user(1, 1, false), user(2, 1)], 'ownRight'],
    ['own account gone', self, [user(2, 1)], 'ownRight'],
    ['never had it, others have', user(3, 0), [user(2, 1), user(3, 0)], null],
    ['nobody has it', user(3, 0), [user(2, 0), user(3, 0)], 'nobodyLeft'],
    ['the only one cannot sign in', user(3, 0), [user(2, 1, false), user(3, 0)], 'nobodyLeft'],
  ])('%s', (_name, before, after, code) => {
    expect(administratorProblem(before, after)?.code ?? null).toBe(code);
  });
});

describe('a right is given by who may give it', () => {
  it.each([
    [{ IsAdmin: 1 }, 'IsAdmin', true],
    [{ IsAdmin: 1 }, 'IsSysAdmin', false],
    [{ IsAdmin: 1, IsSysAdmin: 1 }, 'IsSysAdmin', true],
    [null, 'IsSysAdmin', false],
    [null, 'AllowCreateOrder', true],
  ])('%j and %s: %s', (settings, key, may) => {
    expect(mayGrant({ settings }, key)).toBe(may);
  });
});
