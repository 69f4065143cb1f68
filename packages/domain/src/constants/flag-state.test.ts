import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FeatureFlag, featureFlags, flagState, loadFlags } from './index.ts';

// holds core 3.3
it.each([
  ['cpl', null, null, false, 'default'],
  ['pdfEditing', null, null, true, 'default'],
  ['cpl', true, null, true, 'server'],
  ['pdfEditing', false, null, false, 'server'],
  ['cpl', true, false, false, 'token'],
  ['cpl', null, true, true, 'token'],
] as const)('%s with server %s and token %s is %s by %s (core.md §3)', (name, server, token, isOn, source) => {
  expect(flagState(name, server, token)).toEqual({ isOn, source });
});

it('says of every flag what loading says', () => {
  const says = fc.constantFrom(null, true, false);
  const names = Object.keys(featureFlags) as FeatureFlag[];
  fc.assert(
    fc.property(fc.constantFrom(...names), says, says, (name, server, token) => {
      const loaded = loadFlags(server === null ? {} : { [name]: server }, token === null ? {} : { [name]: token });
      expect(flagState(name, server, token).isOn).toBe(loaded[name]);
    }),
  );
});
