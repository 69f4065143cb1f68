import { describe, expect, it } from 'vitest';
import { changedParts, goodFrom, type InstructionFacts, type InstructionState, instructionState } from './index.ts';
import { destination } from './wires.fixture.ts';

const now = new Date('2026-11-30T12:00:00Z');
const stop = { by: 'Stella', at: '2026-11-29T08:00:00Z', reason: 'The payee called' };
const facts = (more: Partial<InstructionFacts>): InstructionFacts => ({
  callBacks: [],
  stopped: null,
  goodFrom: null,
  isLatest: true,
  ...more,
});
const noAch = { accountType: null, secCode: null };
const called = (...results: InstructionFacts['callBacks'][number]['result'][]) => results.map((result) => ({ result }));

describe('instructions', () => {
  it.each<[string, Partial<InstructionFacts>, InstructionState]>([
    ['nobody called', {}, 'to verify'],
    ['nobody was reached', { callBacks: called('Not reached', 'Not reached') }, 'to verify'],
    ['a day without a call', { goodFrom: '2026-11-29T12:00:00Z' }, 'to verify'],
    ['a call without its day', { callBacks: called('Confirmed') }, 'to verify'],
    ['a moment before', { callBacks: called('Confirmed'), goodFrom: '2026-11-30T12:00:00.001Z' }, 'waiting'],
    ['the moment itself', { callBacks: called('Confirmed'), goodFrom: '2026-11-30T12:00:00Z' }, 'good'],
    [
      'reached at last',
      { callBacks: called('Confirmed', 'Not reached'), goodFrom: '2026-11-30T07:00:00-05:00' },
      'good',
    ],
    [
      'newer ones came',
      { callBacks: called('Confirmed'), goodFrom: '2026-11-29T12:00:00Z', isLatest: false },
      'replaced',
    ],
    ['newer ones came before a call', { isLatest: false }, 'replaced'],
    ['stopped', { stopped: stop }, 'stopped'],
    [
      'stopped when they were good',
      { callBacks: called('Confirmed'), goodFrom: '2026-11-29T12:00:00Z', stopped: stop },
      'stopped',
    ],
    ['stopped and replaced', { stopped: stop, isLatest: false }, 'stopped'],
    ['a call said otherwise', { callBacks: called('Differs') }, 'stopped'],
    [
      'confirmed after a call that said otherwise',
      { callBacks: called('Confirmed', 'Differs'), goodFrom: '2026-11-29T12:00:00Z' },
      'stopped',
    ],
    [
      'otherwise after they were confirmed',
      { callBacks: called('Differs', 'Confirmed'), goodFrom: '2026-11-29T12:00:00Z' },
      'stopped',
    ],
  ])('%s', (_, more, state) => {
    expect(instructionState(facts(more), now)).toBe(state);
  });

  it.each([
    [24, '2026-12-01T12:00:00.000Z'],
    [0, '2026-11-30T12:00:00.000Z'],
    [168, '2026-12-07T12:00:00.000Z'],
  ])('are good %i hours after they were confirmed', (hours, from) => {
    expect(goodFrom(now, hours).toISOString()).toBe(from);
  });

  it('wait whole hours where the clock is put forward', () => {
    expect(goodFrom(new Date('2026-03-07T20:00:00-08:00'), 24)).toEqual(new Date('2026-03-08T21:00:00-07:00'));
  });
});

describe('changed parts', () => {
  const { address } = destination();
  it.each<[string, Parameters<typeof destination>[0], readonly string[]]>([
    ['nothing', {}, []],
    ['an account number written otherwise', { accountNumber: '0071330012' }, []],
    ['a zero in front', { accountNumber: '071330012' }, ['Account number']],
    ['beneficiary', { beneficiary: 'Harbour Point Realty LLC' }, ['Beneficiary']],
    ['street', { address: { ...address, street: 'Pine Street' } }, ['Address']],
    ['building', { address: { ...address, building: null } }, ['Address']],
    ['postcode', { address: { ...address, postcode: '98102' } }, ['Address']],
    ['town', { address: { ...address, town: 'Tacoma' } }, ['Address']],
    ['state', { address: { ...address, state: null } }, ['Address']],
    ['country', { address: { ...address, country: 'CA' } }, ['Address']],
    ['bank', { bankName: 'Another Bank', routingNumber: '121000248' }, ['Bank', 'Routing number']],
    [
      'a bank between',
      { intermediaryName: 'Bank Between', intermediaryRouting: '121000248' },
      ['Intermediary bank', 'Routing number of the intermediary bank'],
    ],
    ['further credit', { furtherCredit: 'Loan 7' }, ['Further credit']],
  ])('%s', (_, more, parts) => {
    expect(changedParts({ ...destination(), ...noAch }, { ...destination(more), ...noAch })).toEqual(parts);
  });
});
