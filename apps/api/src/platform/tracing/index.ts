import type { Tracing } from './open-telemetry.ts';

export type { Tracing };

type Environment = Readonly<Record<string, string | undefined>>;

let tracing: Tracing | null = null;

/**
 * Loads what makes spans, where OTEL_EXPORTER_OTLP_ENDPOINT (or the one for traces) names a collector; null where there is none, and then
 * nothing of it is in memory. The other names of the standard (OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER, …) are read by the library itself.
 */
export async function startTracing(env: Environment = process.env): Promise<Tracing | null> {
  if (!isWanted(env)) return null;
  const { openTelemetry } = await import('./open-telemetry.ts');
  const opened = openTelemetry(env);
  tracing = opened;
  return {
    ...opened,
    async close() {
      if (tracing === opened) tracing = null;
      await opened.close();
    },
  };
}

/** Runs a statement, in a span of its own where there are spans. */
export function tracedStatement<T>(sql: string, work: () => Promise<T>): Promise<T> {
  return tracing === null ? work() : tracing.statement(sql, work);
}

const isWanted = (env: Environment): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  (env.OTEL_TRACES_EXPORTER || 'otlp') === 'otlp';
