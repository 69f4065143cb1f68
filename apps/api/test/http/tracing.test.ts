import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTracing, type Tracing } from '../../src/platform/tracing/index.ts';
import { callHost } from '../harness/call-host.ts';
import { serverDatabase, type TestDatabase } from '../harness/each-database.ts';
import { makeCollector, type TraceCollector } from '../harness/trace-collector.ts';
import { type ApiUnderTest, makeApi } from './api-under-test.ts';
import { files } from './world.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const caller = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };

serverDatabase((make) => {
  let test: TestDatabase;
  let collector: TraceCollector;

  beforeAll(async () => {
    test = await make();
    collector = await makeCollector();
  });
  afterAll(async () => {
    collector.close();
    await test.close();
    vi.unstubAllEnvs();
  });

  /** What was sent to the collector for the requests of `work`, by one protocol. */
  async function traced(protocol: string, work: (api: ApiUnderTest) => Promise<void>) {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
    vi.stubEnv('OTEL_EXPORTER_OTLP_PROTOCOL', protocol);
    vi.stubEnv('OTEL_SERVICE_NAME', 'closing');
    // Sent once, at the end, however long the work takes.
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '600000');
    collector.received.length = 0;
    await test.empty();
    const tracing = (await startTracing()) as Tracing;
    const api = await makeApi(test, { watches: [tracing] });
    try {
      await work(api);
    } finally {
      await tracing.close();
      await api.close();
      vi.unstubAllEnvs();
    }
    expect(collector.received.map(({ path }) => path)).toEqual(['/v1/traces']);
    return {
      type: collector.received[0]?.type,
      text: collector.received.map(({ body }) => body.toString()).join('\n'),
    };
  }
  const spansOf = (text: string): Span[] =>
    JSON.parse(text).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    );
  const attribute = ({ attributes }: Span, name: string) => attributes.find(({ key }) => key === name)?.value;

  describe('traces', () => {
    it('have a span of the request and of each statement sent for it, in the trace of the caller', async () => {
      let given: unknown;
      let requestID: unknown;
      const { text } = await traced('http/json', async (api) => {
        const headers = { traceparent: `00-${caller.trace}-${caller.span}-01` };
        const answer = await api.send('GET', `/api/orders/${files.open}/header?x=1`, { headers });
        given = answer.headers.traceparent;
        requestID = answer.body.result.requestID;
      });
      const spans = spansOf(text);
      const request = spans.find(({ name }) => name === 'GET /api/orders/:ordersID/header');
      expect(request).toMatchObject({ traceId: caller.trace, parentSpanId: caller.span });
      expect(given).toBe(`00-${caller.trace}-${request?.spanId}-01`);
      expect(request && attribute(request, 'closewright.request_id')).toEqual({ stringValue: requestID });
      expect(request && attribute(request, 'http.response.status_code')).toEqual({ intValue: 400 });
      const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) expect(statement.traceId).toBe(caller.trace);
      expect(text).toContain('"stringValue":"closing"');
    });

    it('hold the statements of a save, its body read, and nothing of what anybody typed', async () => {
      const { text, type } = await traced('http/json', async (api) => {
        const path = `/api/orders/${files.open}`;
        const { version } = (await api.send('GET', path)).body.result.order;
        const contacts = [{ rolesID: files.open, taxID: '123-45-6789', lastName: 'Zquillington' }];
        await api.app.listen({ port: 0, host: '127.0.0.1' });
        const { port } = api.app.server.address() as AddressInfo;
        const token = await api.issuer.token('alpha', 'officer');
        const body = { version, changes: { contacts } };
        // Over a connection: only there does a body come later than its headers.
        const saved = await callHost(port, 'alpha', 'PATCH', path, { token, body, host: 'alpha.localhost' });
        expect(saved.status).toBe(200);
        const query = 'buyerLastName=Zquillington&fileNumber=77-Z';
        const headers = { cookie: 'c=Zquillington', 'user-agent': 'Zquillington', tracestate: '' };
        await api.send('GET', `/api/orders/search?${query}`, { headers });
        await api.send('GET', `/api/Zquillington/123-45-6789?${query}`);
        await api.send('PATCH', path, { raw: '{"Zquillington' });
      });
      expect(type).toBe('application/json');
      const spans = spansOf(text);
      const save = spans.find(({ name }) => name === 'PATCH /api/orders/:ordersID');
      const done = spans.filter(({ parentSpanId }) => parentSpanId === save?.spanId).map(({ name }) => name);
      expect(done).toEqual(expect.arrayContaining(['UPDATE order_parties', 'COMMIT']));
      expect(text).not.toMatch(/Zquill|123-45|77-Z|Bearer|eyJ|alpha/i);
    });

    it('mark what failed by its code alone', async () => {
      const { text } = await traced('http/json', async (api) => {
        api.app.get('/api/test-failure', async () => {
          const actor = { tenant: 'alpha', usersID: null, name: 'system:test', requestID: 'r' };
          await test.database.inTenant(actor, (tx) =>
            tx
              .selectFrom('orders')
              .select('nothing as x' as 'orders_id')
              .execute(),
          );
        });
        expect((await api.send('GET', '/api/test-failure')).status).toBe(500);
      });
      const failed = spansOf(text).filter(({ status }) => status.code === 2);
      expect(failed.map((span) => [span.name, attribute(span, 'error.type')])).toEqual([
        ['SELECT orders', { stringValue: '42703' }],
        ['GET /api/test-failure', { stringValue: '500' }],
      ]);
      expect(text).not.toContain('nothing');
    });

    it('are sent as protobuf, where nothing else is said', async () => {
      const { text, type } = await traced('', async (api) => {
        await api.send('GET', `/api/orders/${files.open}`);
      });
      expect(type).toBe('application/x-protobuf');
      expect(text).toContain('GET /api/orders/:ordersID');
    });
  });
});
