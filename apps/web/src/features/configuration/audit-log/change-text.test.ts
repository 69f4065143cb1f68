import type { SystemAuditEntry } from '@closewright/contract/audit';
import { describe, expect, it } from 'vitest';
import { changeLine, changeTexts } from './change-text.ts';

const moment = (instant: string) => `on ${instant}`;

const entry = (part: Partial<SystemAuditEntry>): SystemAuditEntry => ({
  sequence: 1,
  at: '2026-01-01T00:00:00Z',
  actor: 'Administrator',
  requestID: 'r',
  table: 'orders',
  rowKey: '1',
  operation: 'UPDATE',
  changes: [],
  fileNumber: '12-3456',
  ...part,
});

describe('changes in words', () => {
  it('have the labels and formats of their fields, lookups by name', () => {
    const changes = [
      { field: 'salePrice', before: null, after: 18_000_000 },
      { field: 'closingDate', before: '2013-04-15', after: '2013-04-16' },
      { field: 'orderServiceID', before: 1, after: 2 },
    ];
    const item = { id: 2, name: 'Title Only', data: null, regionID: 0, inactive: false };
    expect(changeTexts(entry({ changes }), { orderServices: [item] }, moment)).toMatchObject([
      { before: '', after: '180,000.00' },
      { before: '04/15/2013', after: '04/16/2013' },
      { before: '1', after: 'Title Only' },
    ]);
  });

  it('of every record have the labels of their fields and facts, marks and moments in words', () => {
    const changes = [
      { field: 'severity', before: 0, after: 2 },
      { field: 'acknowledged_at', before: null, after: '2026-01-01T00:00:00Z' },
    ];
    expect(changeLine(entry({ table: 'order_alerts', changes }), {}, moment)).toBe(
      'Severity Info → Error; Acknowledged at none → on 2026-01-01T00:00:00Z',
    );
    const typed = [{ field: 'remarks', before: null, after: '2026-01-01T00:00:00Z' }];
    expect(changeLine(entry({ table: 'payoffs', changes: typed }), {}, moment)).toBe(
      'Remarks none → 2026-01-01T00:00:00Z',
    );
  });

  it('of a setting have the labels of its record, and a fact that of its column', () => {
    const changes = [
      { field: 'defaultSSType', before: 1, after: 2 },
      { field: 'isAdminRegion', before: false, after: true },
    ];
    expect(changeLine(entry({ table: 'regions', changes }), {}, moment)).toBe(
      'Default statement 1 → 2; Administers all regions No → Yes',
    );
    const due = [{ field: 'is_due_date_edited', before: null, after: true }];
    expect(changeLine(entry({ table: 'order_workflow_tasks', changes: due }), {}, moment)).toBe(
      'Due date set by hand none → Yes',
    );
  });

  it('of other tables are read by their columns', () => {
    const changes = [
      { field: 'is_on', before: false, after: true },
      { field: 'limit_cents', before: 100, after: null },
      { field: 'filters', before: null, after: { table: 'orders' } },
    ];
    expect(changeLine(entry({ table: 'feature_flags', changes }), {}, moment)).toBe(
      'Is on No → Yes; Limit 1.00 → none; Filters none → {"table":"orders"}',
    );
  });

  it('of a new row name what it holds, of a removed one what it held', () => {
    const changes = [{ field: 'name', before: null, after: 'Ficus' }];
    expect(changeLine(entry({ table: 'lookups', operation: 'INSERT', changes }), {}, moment)).toBe('Name Ficus');
    const gone = [{ field: 'name', before: 'Ficus', after: null }];
    expect(changeLine(entry({ table: 'lookups', operation: 'DELETE', changes: gone }), {}, moment)).toBe('Name Ficus');
  });
});
