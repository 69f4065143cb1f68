import { describe, expect, it } from 'vitest';
import { navItem } from '../navigation/index.ts';
import { FileStatus, fileStatuses } from '../orders/index.ts';
import {
  type AlertFacts,
  AlertSeverity,
  alertChanges,
  alertMessageLength,
  alertSeverityLabel,
  alertState,
  alertTarget,
  alertTargetNames,
  fileAlerts,
  raisesAlerts,
  snoozeProblem,
  tabAlert,
} from './index.ts';

const quiet: AlertFacts = {
  status: FileStatus.Open,
  closingDate: null,
  companies: [],
  sharedTaxIDs: [],
  criticalNotes: [],
};
const bank = { companyID: 4, name: 'Ficus Bank', warning: null, isWireWaiting: false };
const said = (facts: Partial<AlertFacts>) =>
  fileAlerts({ ...quiet, ...facts }).map(({ target, key, severity, message, startsOn }) => [
    target,
    key,
    severity,
    message,
    startsOn,
  ]);

describe('alerts of a file', () => {
  it.each([
    ['nothing', {}, []],
    ['a closing on the last day there is, a Friday: it never passes', { closingDate: '9999-12-31' }, []],
    ['a company that is fine', { companies: [bank] }, []],
    [
      'a company nobody does business with',
      { companies: [{ ...bank, warning: 'Do not do business: fraud' }] },
      [['doNotDoBusiness', '4', 2, 'Ficus Bank: Do not do business: fraud', null]],
    ],
    [
      'wire instructions nobody has approved',
      { companies: [{ ...bank, isWireWaiting: true }] },
      [['wireNotVerified', '4', 1, 'Wire instructions of Ficus Bank wait for approval: send no money by them', null]],
    ],
    [
      'a tax id of one other file',
      { sharedTaxIDs: [{ taxID: '0412', fileNumbers: ['26-1'] }] },
      [['duplicateTaxID', '0412', 1, 'Tax id 0412 is also on file 26-1', null]],
    ],
    [
      'a tax id of five other files',
      { sharedTaxIDs: [{ taxID: '0412', fileNumbers: ['A', 'B', 'C', 'D', 'E'] }] },
      [['duplicateTaxID', '0412', 1, 'Tax id 0412 is also on files A, B, C and 2 more', null]],
    ],
    [
      'a closing date: the alert counts from the next day on',
      { closingDate: '2013-04-30' },
      [['closingDatePassed', '', 1, 'Closing date 04/30/2013 has passed', '2013-05-01']],
    ],
    [
      'a closing date on a Sunday',
      { closingDate: '2013-04-14' },
      [
        ['closingDatePassed', '', 1, 'Closing date 04/14/2013 has passed', '2013-04-15'],
        ['closingOnWeekend', '', 0, 'Closing date 04/14/2013 is a Sunday', null],
      ],
    ],
    [
      'critical notes, each in one line',
      { criticalNotes: [{ orderNoteID: 9, text: ' Call\n\nAmy ' }] },
      [['criticalNote', '9', 1, 'Call Amy', null]],
    ],
  ] as const)('arise from %s', (_what, facts, expected) => {
    expect(said(facts)).toEqual(expected);
  });

  it('name the Saturday', () => {
    expect(said({ closingDate: '2013-04-13' })[1]?.[3]).toBe('Closing date 04/13/2013 is a Saturday');
  });

  it('are raised in the states a file is worked on in, and in no other', () => {
    const raising = fileStatuses.filter(
      ({ id }) => fileAlerts({ ...quiet, status: id, closingDate: '2013-04-30' }).length > 0,
    );
    expect(raising.map(({ name }) => name)).toEqual(['New', 'Open', 'OnHold']);
    expect(fileStatuses.filter(({ id }) => raisesAlerts(id))).toEqual(raising);
  });

  it('cut a message that no line holds', () => {
    const [alert] = fileAlerts({ ...quiet, criticalNotes: [{ orderNoteID: 1, text: 'a'.repeat(9000) }] });
    expect(alert?.message).toHaveLength(alertMessageLength);
    expect(alert?.message.endsWith('a…')).toBe(true);
  });

  it.each(alertTargetNames)('%s says why there is such an alert, and leads to a screen', (target) => {
    expect(alertTarget(target).reason).toMatch(/\.$/);
    expect(navItem(alertTarget(target).source)?.path).toMatch(/^\/order/);
  });
});

describe('alerts that are raised again', () => {
  const one = {
    target: 'criticalNote',
    key: '1',
    severity: AlertSeverity.Warning,
    message: 'Call Amy',
    startsOn: null,
  } as const;
  const stored = { ...one, alertID: 50 };

  it('stay as they are when they say the same', () => {
    expect(alertChanges([stored], [one])).toEqual({ add: [], replace: [], remove: [] });
  });

  it.each([
    ['message', { message: 'Call Ann' }],
    ['severity', { severity: AlertSeverity.Error }],
    ['first day', { startsOn: '2013-04-30' }],
  ] as const)('replace the one of the same target and key when the %s is another', (_what, part) => {
    expect(alertChanges([stored], [{ ...one, ...part }])).toEqual({
      add: [],
      replace: [{ ...one, ...part, alertID: 50 }],
      remove: [],
    });
  });

  it('are added for another key, and those whose fact is gone are removed', () => {
    const other = { ...one, key: '2' };
    expect(alertChanges([stored], [other])).toEqual({ add: [other], replace: [], remove: [50] });
  });

  it('never double: the last of a target and key stands', () => {
    const last = { ...one, message: 'Last' };
    expect(alertChanges([], [one, last]).add).toEqual([last]);
  });
});

describe('the state of an alert', () => {
  it.each([
    [null, null, 'open'],
    [null, '2026-05-02', 'snoozed'],
    [null, '2026-05-01', 'open'],
    ['2026-04-30T10:00:00Z', null, 'acknowledged'],
    ['2026-04-30T10:00:00Z', '2026-05-02', 'acknowledged'],
  ] as const)('acknowledged %s, put off to %s: %s', (acknowledgedAt, snoozedUntil, state) => {
    expect(alertState({ acknowledgedAt, snoozedUntil }, '2026-05-01')).toBe(state);
  });

  it.each([
    ['2026-05-01', /still to come/],
    ['2026-04-01', /still to come/],
    ['2026-05-02', null],
    ['2026-07-30', null],
    ['2026-07-31', /at most 90 days/],
  ] as const)('put off to %s', (until, problem) => {
    const found = snoozeProblem(until, '2026-05-01');
    if (problem === null) expect(found).toBeNull();
    else expect(found).toMatch(problem);
  });
});

describe('the mark of a tab', () => {
  // holds blocks 3.45
  it('counts, and says the gravest first', () => {
    expect(tabAlert([])).toBeNull();
    expect(
      tabAlert([
        { severity: AlertSeverity.Info, message: 'i' },
        { severity: AlertSeverity.Error, message: 'e' },
        { severity: AlertSeverity.Warning, message: 'w' },
      ]),
    ).toEqual({ alertCount: 3, alertType: 2, alertMessages: ['e', 'w', 'i'] });
  });

  // holds blocks 9.15
  it('has a word for each severity', () => {
    expect([2, 1, 0].map((severity) => alertSeverityLabel(severity as AlertSeverity))).toEqual([
      'Error',
      'Warning',
      'Info',
    ]);
  });
});
