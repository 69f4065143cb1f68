import type { Database } from '../tenant/in-tenant.ts';
import type { Metrics, MetricsSettings } from './prometheus.ts';

export type { Metrics, MetricsSettings };

/** Loads what counts: only where figures are wanted, so that it is not in memory elsewhere. */
export async function loadMetrics(database: Database): Promise<Metrics> {
  const { createMetrics } = await import('./prometheus.ts');
  return createMetrics(database);
}
