import { interfaceTiming } from '@closewright/domain/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScreenReport } from './screen-report.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// holds core 9.4
describe('route-change debounce (core.md §9)', () => {
  const setUp = () => {
    const told: string[] = [];
    const report = createScreenReport<string>((place) => told.push(place), interfaceTiming.routeChangeDebounce);
    return { told, report };
  };

  it('tells a screen once the user has stayed on it for 100 ms', () => {
    const { told, report } = setUp();
    report.enter('oe:main');
    vi.advanceTimersByTime(99);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['oe:main']);
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual(['oe:main']);
  });

  it('tells nothing of screens that are only passed through', () => {
    const { told, report } = setUp();
    for (const place of ['oe:main', 'tp:loan:list', 'settlement:payoffs:list']) {
      report.enter(place);
      vi.advanceTimersByTime(99);
    }
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['settlement:payoffs:list']);
  });

  it('tells nothing of a screen that was left for one that is not reported', () => {
    const { told, report } = setUp();
    report.enter('oe:main');
    vi.advanceTimersByTime(50);
    report.enter(null);
    vi.advanceTimersByTime(10_000);
    expect(told).toEqual([]);
  });

  it('tells a screen again that is come back to', () => {
    const { told, report } = setUp();
    for (const place of ['oe:main', 'tp:loan:list', 'oe:main']) {
      report.enter(place);
      vi.advanceTimersByTime(100);
    }
    expect(told).toEqual(['oe:main', 'tp:loan:list', 'oe:main']);
  });
});
