import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter as JsonExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { OTLPTraceExporter as ProtobufExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance } from 'fastify';
import { within } from '../clock/within.ts';
import { ConfigError } from '../config/index.ts';
import { statementName } from './statement-name.ts';

/** Spans of a process: what it did for a request, and how long each part took. */
export interface Tracing {
  /** Makes a span of every request of an app. Call it before the first route is there. */
  watch(app: FastifyInstance): void;
  /** Makes a span of a statement, where it is sent for a request. */
  statement<T>(sql: string, work: () => Promise<T>): Promise<T>;
  /** Sends what is left, for as long as the collector takes it. */
  close(): Promise<void>;
}

/** How long the end of the process waits for a collector that does not answer. */
const patience = 2_000;

/**
 * Spans by OpenTelemetry, made by hand where requests and statements pass: the libraries that change others while they are loaded do not
 * reach modules of this kind. A span has names of the code, numbers and the request id. It never has a path, a query, a header, a
 * body, the text of a statement or of an error, because those may hold what somebody typed.
 */
export function openTelemetry(env: Readonly<Record<string, string | undefined>>): Tracing {
  const provider = new BasicTracerProvider({
    // What the environment says of the service wins.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'closewright' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporterOf(env))],
  });
  const tracer = provider.getTracer('closewright');
  const propagator = new W3CTraceContextPropagator();
  const running = new AsyncLocalStorage<Context>();

  return {
    watch(app) {
      app.addHook('onRequest', (request, reply, done) => {
        const caller = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
        const { url: route } = request.routeOptions;
        const span = tracer.startSpan(
          route ? `${request.method} ${route}` : request.method,
          {
            kind: SpanKind.SERVER,
            attributes: {
              'http.request.method': request.method,
              ...(route && { 'http.route': route }),
              'url.scheme': request.protocol,
              'closewright.request_id': request.id,
            },
          },
          caller,
        );
        const context = trace.setSpan(caller, span);
        propagator.inject(context, reply, { set: (carrier, name, value) => carrier.header(name, value) });
        reply.raw.once('close', () => {
          span.setAttribute('http.response.status_code', reply.statusCode);
          if (reply.statusCode >= 500) fail(span, String(reply.statusCode));
          span.end();
        });
        running.run(context, done);
      });
    },

    async statement(sql, work) {
      const context = running.getStore();
      if (!context) return work();
      const name = statementName(sql);
      const [operation = ''] = name.split(' ');
      const attributes: Attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.summary': name,
      };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, context);
      try {
        return await work();
      } catch (error) {
        const { code } = error as { code?: unknown };
        fail(span, typeof code === 'string' ? code : 'unknown');
        throw error;
      } finally {
        span.end();
      }
    },

    async close() {
      await within(patience, provider.shutdown());
    },
  };
}

/** By its code alone: a message may quote what was typed. */
function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Where to, with which headers and how long, the exporters read from the environment themselves. */
function exporterOf(env: Readonly<Record<string, string | undefined>>): SpanExporter {
  const protocol = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || env.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/protobuf';
  if (protocol === 'http/protobuf') return new ProtobufExporter();
  if (protocol === 'http/json') return new JsonExporter();
  throw new ConfigError([`OTEL_EXPORTER_OTLP_PROTOCOL is ${protocol}: http/protobuf and http/json are there`]);
}
