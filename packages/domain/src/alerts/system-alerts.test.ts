import { describe, expect, it } from 'vitest';
import { actions } from '../access/index.ts';
import { type SystemFacts, systemAlerts, systemAlertTargets } from './index.ts';

const today = '2026-04-01';
const nothing: SystemFacts = { licence: null, serverErrors: null, brokenAudit: null, addFileEnds: null };
const licence = { userCount: 96, userLimit: 100, alertThreshold: 95, isLicenseEnforced: true };
const told = (facts: Partial<SystemFacts>) => systemAlerts({ ...nothing, ...facts }, today);

describe('system alerts', () => {
  it('are none where nothing is wrong, or nobody may know', () => {
    expect(told({})).toEqual([]);
  });

  // holds blocks 8.11
  it.each([
    [{ ...licence, userCount: 95 }, null],
    [licence, [1, 'threshold', '96% of licensed users are active. Please contact your sales representative.']],
    [
      { ...licence, userCount: 101 },
      [2, 'all', '101% of licensed users are active. Please contact your sales representative.'],
    ],
    [{ ...licence, isLicenseEnforced: false }, null],
    [{ ...licence, userLimit: null }, null],
  ])('license %j: %j', (facts, expected) => {
    const [alert] = told({ licence: facts });
    expect(alert ? [alert.severity, alert.occurrence, alert.message] : null).toEqual(expected);
  });

  it.each([
    [{ errors: 0, fatal: 0, last: null }, null],
    [{ errors: 1, fatal: 0, last: 7 }, [1, '7', '1 error was reported in the last 24 hours']],
    [{ errors: 2, fatal: 1, last: 9 }, [2, '9', '3 errors were reported in the last 24 hours, 1 of them fatal']],
    [{ errors: 0, fatal: 1, last: 9 }, [2, '9', '1 error was reported in the last 24 hours, fatal']],
  ])('errors %j: %j', (serverErrors, expected) => {
    const [alert] = told({ serverErrors });
    expect(alert ? [alert.severity, alert.occurrence, alert.message] : null).toEqual(expected);
  });

  it.each([
    ['2026-04-01', null],
    ['2026-03-31', null],
    ['2026-04-02', 'New files can be opened until 04/01/2026: today is the last day'],
    ['2026-05-01', 'New files can be opened until 04/30/2026: 30 days are left'],
    ['2026-05-02', null],
  ])('new files end on %s: %j', (addFileEnds, expected) => {
    expect(told({ addFileEnds })[0]?.message ?? null).toBe(expected);
  });

  it('stand the gravest first, each with its screen and who is told', () => {
    const all = told({
      licence,
      serverErrors: { errors: 1, fatal: 0, last: 7 },
      brokenAudit: { sequence: 1234, reason: 'its hash is not that of its content' },
      addFileEnds: '2026-04-15',
    });
    expect(all.map(({ target }) => target)).toEqual(['auditChain', 'serverErrors', 'licence', 'addFileEnds']);
    expect(all[0]?.message).toBe('The audit is broken at entry 1,234: its hash is not that of its content');
    expect(Object.values(systemAlertTargets).map(({ href, action }) => [href, Object.hasOwn(actions, action)])).toEqual(
      [
        ['/configuration/audit-log', true],
        ['/configuration/server-events', true],
        ['/configuration/sessions', true],
        ['/recent-files?newFile=true', true],
      ],
    );
  });
});
