import { describe, expect, it } from 'vitest';
import { marksOf } from './notification-marks.ts';

const noAlerts = { error: 0, warning: 0, info: 0 };
const noTasks = { userTaskCount: 3, deptTaskCount: 4, overdue: 0, dueToday: 0 };
const counts = { filesInUse: 1, filesClosingToday: 2, openAlerts: noAlerts, systemAlerts: noAlerts, tasks: noTasks };

describe('the marks of the counts', () => {
  it('say what was counted, and nothing for zero', () => {
    expect(marksOf(counts).alerts).toEqual({ count: 2, countText: '2 files close today' });
    expect(marksOf({ ...counts, filesClosingToday: 1 }).alerts.countText).toBe('1 file closes today');
    expect(marksOf(counts).badges).toEqual({
      'home.recent-files': { text: '1 in use', label: '1 file in use by you' },
      'home.alerts': { text: 2, label: '2 files close today' },
    });
    expect(marksOf({ ...counts, filesInUse: 0, filesClosingToday: 0 })).toEqual({ alerts: {}, tasks: {}, badges: {} });
  });

  it('count the own tasks that are overdue or due today, and lead to these', () => {
    expect(marksOf(counts).tasks).toEqual({});
    expect(marksOf({ ...counts, tasks: null }).tasks).toEqual({});
    const late = { ...counts, tasks: { userTaskCount: 9, deptTaskCount: 30, overdue: 4, dueToday: 2 } };
    expect(marksOf(late).tasks).toEqual({
      href: '/workflow-dashboard?show=lateOrToday&scope=mine',
      count: 6,
      countText: '6 to do now: 4 overdue, 2 due today',
    });
    expect(marksOf(late).badges['home.workflow-dashboard']).toEqual({
      text: 6,
      label: '6 to do now: 4 overdue, 2 due today; in all 9 of yours, 30 of your department',
      tone: 'danger',
    });
    expect(marksOf({ ...late, tasks: { ...late.tasks, dueToday: 0 } }).tasks.countText).toBe('4 overdue');
    const today = { ...late, tasks: { ...late.tasks, overdue: 0 } };
    expect(marksOf(today).tasks.countText).toBe('2 due today');
    expect(marksOf(today).badges['home.workflow-dashboard']).not.toHaveProperty('tone');
  });

  // holds blocks 7.20
  it('count the open alerts of the own files first, red where one is an error', () => {
    const alerting = { ...counts, filesClosingToday: 1, openAlerts: { error: 0, warning: 2, info: 1 } };
    expect(marksOf(alerting).alerts).toMatchObject({
      count: 4,
      countText: '4 to look at: 3 alerts of your files, 1 file closes today',
    });
    expect(marksOf(alerting).badges['home.alerts']).toEqual({
      text: 4,
      label: '4 to look at: 3 alerts of your files, 1 file closes today',
    });
    const ofCompany = { ...alerting, systemAlerts: { error: 1, warning: 0, info: 0 } };
    expect(marksOf(ofCompany).badges['home.alerts']).toEqual({
      text: 5,
      label: '5 to look at: 3 alerts of your files, 1 alert of the company, 1 file closes today',
      tone: 'danger',
    });
    const erring = { ...counts, filesInUse: 0, filesClosingToday: 0, openAlerts: { error: 1, warning: 0, info: 0 } };
    expect(marksOf(erring).badges).toEqual({
      'home.alerts': { text: 1, label: '1 alert of your files', tone: 'danger' },
    });
  });
});
