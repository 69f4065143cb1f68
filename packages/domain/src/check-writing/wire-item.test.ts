import { describe, expect, it } from 'vitest';
import { gated, plan } from './gate.fixture.ts';
import type { WirePayeeFacts } from './index.ts';
import { line } from './ledger.fixture.ts';

const lines = [line('fee.fees.id12', 405_00, 'Appraisal')];
const wire = plan(lines, { method: 'wire out' });
const known: WirePayeeFacts = {
  ...{ wirePayeeID: 1, name: 'appraisers  INC.', state: 'to verify', isAlarm: false, takesAch: false, goodFrom: null },
};
const all = 'It can be paid all the same, and is sent when that is settled.';
const gateOf = (payees: readonly WirePayeeFacts[], of = wire) => {
  const turn = gated({ plans: [of], facts: { wires: { payees, moment: (instant) => `<${instant}>` } } }).find(
    ({ proposed }) => proposed.plan === 0,
  );
  const found = turn?.items.find(({ check }) => check === 'wire');
  return found && [found.state, found.title, found.words];
};

describe('of a wire the gate says', () => {
  it.each<[string, readonly WirePayeeFacts[], readonly [string, string, string]]>([
    [
      'that nobody of its name is known',
      [{ ...known, name: 'Appraisers' }],
      [
        'tells',
        'Not a payee of wires yet',
        `Nobody of this name is in the registry: enter it with its instructions. ${all}`,
      ],
    ],
    [
      'that nobody has called',
      [known],
      ['tells', 'Wire instructions are not verified', `Nobody has confirmed them by a call. ${all}`],
    ],
    [
      'that other ones came',
      [{ ...known, isAlarm: true }],
      [
        'tells',
        'Other wire instructions came',
        `Nobody has confirmed them. Call the payee by a number that is known otherwise. ${all}`,
      ],
    ],
    [
      'until when they wait',
      [{ ...known, state: 'waiting', goodFrom: '2026-12-01T15:00:00Z' }],
      ['tells', 'Wire instructions wait', `They are good from <2026-12-01T15:00:00Z>. ${all}`],
    ],
    [
      'that they were stopped',
      [{ ...known, state: 'stopped', goodFrom: '2026-12-01T15:00:00Z' }],
      [
        'tells',
        'Wire instructions were stopped',
        `Enter those that are right, and have them confirmed by a call. ${all}`,
      ],
    ],
    [
      'that nothing goes there any more',
      [{ ...known, state: 'inactive', goodFrom: '2026-12-01T15:00:00Z' }],
      ['tells', 'Payee of wires is inactive', `Make it active again, or find out why it is not. ${all}`],
    ],
    [
      'that they are good',
      [{ ...known, state: 'good', goodFrom: '2026-12-01T15:00:00Z' }],
      ['met', 'Wire instructions are good', 'It is sent once another person has released it.'],
    ],
  ])('%s', (_, payees, item) => {
    expect(gateOf(payees)).toEqual(item);
  });

  it('nothing that blocks it', () => {
    const facts = { wires: { payees: [], moment: String } };
    expect(gated({ plans: [wire], facts }).map(({ isBlocked }) => isBlocked)).toEqual(
      gated({ plans: [wire] }).map(({ isBlocked }) => isBlocked),
    );
  });
});

describe('it says nothing of wires', () => {
  it('of a check', () => {
    expect(gateOf([known], plan(lines))).toBeUndefined();
  });

  it('where nobody is named who is paid', () => {
    expect(gateOf([known], plan(lines, { method: 'wire out', payee: ' ' }))).toBeUndefined();
  });

  it('where nothing is known of them', () => {
    const items = gated({ plans: [wire] }).flatMap((turn) => turn.items.map(({ check }) => check));
    expect(items).not.toContain('wire');
  });
});

describe('of an ACH payment the gate says', () => {
  const good: WirePayeeFacts = { ...known, state: 'good', goodFrom: '2026-11-01T15:00:00Z' };
  const payment = plan(lines, { method: 'ACH out' });
  it('that its instructions are for wires', () => {
    expect(gateOf([good], payment)).toEqual([
      'tells',
      'Instructions do not say how ACH goes',
      `Enter others with the kind of account. ${all}`,
    ]);
  });

  it('the same as of a wire where they say how it goes', () => {
    expect(gateOf([{ ...good, takesAch: true }], payment)?.[0]).toBe('met');
    expect(gateOf([], payment)?.[1]).toBe('Not a payee of wires yet');
  });
});
