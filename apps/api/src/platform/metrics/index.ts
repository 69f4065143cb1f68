import type { FastifyInstance } from 'fastify';
import type { Database } from '../tenant/in-tenant.ts';

/** Where figures of this process are given out, and to whom. */
export interface MetricsSettings {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** What has to come as a bearer token; null: whoever reaches the address may read. */
  readonly token: string | null;
}

/** The figures of a process. */
export interface Metrics {
  /** Counts the requests of an app. Call it before the first route is there. */
  watch(app: FastifyInstance): void;
  /** Gives the figures out at an address of their own; answers its port. */
  listen(settings: MetricsSettings): Promise<number>;
  close(): Promise<void>;
}

/** Loads what counts: only where figures are wanted, so that it is not in memory elsewhere. */
export async function loadMetrics(database: Database): Promise<Metrics> {
  const { createMetrics } = await import('./prometheus.ts');
  return createMetrics(database);
}
