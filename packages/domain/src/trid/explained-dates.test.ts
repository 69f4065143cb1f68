import { expect, it } from 'vitest';
import { keptLines } from '../trace/kept-lines.fixture.ts';
import { explainedEarliestConsummation } from './explained-dates.ts';

it('what is handed over on a Sunday says from which day the wait counts, and by which rule', () => {
  const lines = keptLines(explainedEarliestConsummation('2026-11-15', 'inPerson').earliest.trace).split('\n');
  expect(lines).toMatchInlineSnapshot(`
    [
      "Earliest consummation: "2026-11-19" | So many business days on, or back | = businessDays(a, b, c) | by 12 CFR 1026.19(f)(1)(ii)",
      "  The wait counts from: "2026-11-16" | So many business days on, or back | = businessDays(a, b, c) | by 12 CFR 1026.19(f)(1)(ii)",
      "    Handed over: "2026-11-15" | field closingDisclosureSent",
      "    The business day after a Sunday or holiday: 0 business days | by 12 CFR 1026.2(a)(6)",
      "    Business days: "specificBusinessDays" | by 12 CFR 1026.2(a)(6)",
      "  Business days to wait: 3 business days | by 12 CFR 1026.19(f)(1)(ii)",
      "  Business days: "specificBusinessDays" | by 12 CFR 1026.2(a)(6)",
    ]
  `);
});
