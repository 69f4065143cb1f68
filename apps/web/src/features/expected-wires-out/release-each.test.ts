import { expect, it } from 'vitest';
import { ableOf, releaseEach } from './release-each.ts';
import { blocking, exampleWire, telling, unnamedWire } from './wires-out.fixture.ts';

it('of many those are sent that can be; each other one is told with its reason', () => {
  const blocked = exampleWire({ number: 482, checks: [blocking] });
  const { able, problems } = ableOf([exampleWire(), unnamedWire(), blocked]);
  expect(able.map(({ number }) => number)).toEqual([480]);
  expect([...problems]).toEqual([
    ['3-12-481', 'Nobody has named its payee'],
    ['3-12-482', 'Nobody has confirmed them by a call'],
  ]);
});

it('one that goes to somebody else than it was posted to is released by itself alone', () => {
  const elsewhere = exampleWire({ number: 483, checks: [telling] });
  const { able, problems } = ableOf([exampleWire(), elsewhere]);
  expect(able.map(({ number }) => number)).toEqual([480]);
  expect([...problems]).toEqual([['3-12-483', `${telling.words}: release it by itself`]]);
  expect(ableOf([elsewhere])).toEqual({ able: [elsewhere], problems: new Map() });
});

it('one that is refused keeps none of the others', async () => {
  const wires = [1, 2, 3].map((number) => exampleWire({ number }));
  const steps: number[] = [];
  const { done, problems } = await releaseEach(wires, {
    release: async ({ number }) => {
      if (number === 2) throw new Error('Other instructions came since');
    },
    onStep: (at) => steps.push(at),
    failure: (error) => (error as Error).message,
  });
  expect(done.map(({ number }) => number)).toEqual([1, 3]);
  expect([...problems]).toEqual([['3-12-2', 'Other instructions came since']]);
  expect(steps).toEqual([1, 2]);
});

it('a single one fails as it does, so that its dialog says why', async () => {
  const release = async () => {
    throw new Error('No');
  };
  await expect(releaseEach([exampleWire()], { release, onStep: () => {}, failure: String })).rejects.toThrow('No');
});
