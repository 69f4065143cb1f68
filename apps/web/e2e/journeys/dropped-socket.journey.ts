import type { BrowserContext, WebSocketRoute } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** A network whose WebSockets can be cut, and stay cut until they are let through again. */
function cuttable() {
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  return {
    before: (context: BrowserContext) =>
      context.routeWebSocket(/\/ws$/, (socket) => {
        if (isCut) return void socket.close();
        open.add(socket);
        socket.connectToServer();
      }),
    count: () => open.size,
    async cut() {
      isCut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend() {
      isCut = false;
    },
  };
}

test('what others did while the socket was cut is there once it is back: on Recent Files and on a file', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const administrator = await apiUser('administrator', { tenant });
  const id = await administrator.orderID('12-3456');
  const network = cuttable();
  const { frame, recentFiles, fileMain } = await visit({
    as: 'closer',
    tenant,
    before: network.before,
  });
  await recentFiles.isShown();
  await expect.poll(network.count).toBe(1);

  await test.step('Recent Files', async () => {
    await network.cut();
    await administrator.change(id, { closingDate: '2031-05-06' });
    network.mend();
    await expect(recentFiles.row('12-3456')).toContainText('05/06/2031');
  });

  await test.step('a file', async () => {
    await recentFiles.open('12-3456');
    await fileMain.isEditable();
    await fileMain.hasValue('Closing', '05/06/2031');
    await expect.poll(network.count).toBe(1);
    await network.cut();
    const sessionKey = crypto.randomUUID();
    const taken = await administrator.ask('POST', `/api/orders/${id}/lock/take-over`, { sessionKey });
    expect(taken.status).toBe(200);
    await administrator.change(id, { placeOfClosing: 'Said while nobody heard it' });
    network.mend();
    await expect(frame.band).toContainText('Administrator has this file open since');
    await fileMain.isReadOnly();
    await fileMain.hasValue('Place of closing', 'Said while nobody heard it');
  });
});

test('what others did between the first reads of a page and its open socket is there once it is open', async ({
  ownTenant: tenant,
  visit,
  apiUser,
}) => {
  const administrator = await apiUser('administrator', { tenant });
  const id = await administrator.orderID('12-3456');
  const mayConnect = Promise.withResolvers<void>();
  let reads = 0;
  const { recentFiles } = await visit({
    as: 'closer',
    tenant,
    before: async (context) => {
      context.on('request', (request) => {
        if (request.url().includes('/api/recent-files')) reads += 1;
      });
      await context.routeWebSocket(/\/ws$/, async (socket) => {
        await mayConnect.promise;
        socket.connectToServer();
      });
    },
  });
  await expect(recentFiles.row('12-3456')).toBeVisible();
  expect(reads).toBe(1);
  await administrator.change(id, { closingDate: '2031-05-06' });
  mayConnect.resolve();
  await expect(recentFiles.row('12-3456')).toContainText('05/06/2031');
});

test('a page reads nothing twice because its socket has opened', async ({ ownTenant: tenant, visit }) => {
  const asked: string[] = [];
  const isOpen = Promise.withResolvers<void>();
  const { recentFiles } = await visit({
    as: 'closer',
    tenant,
    before: async (context) => {
      context.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(pathname);
      });
      await context.routeWebSocket(/\/ws$/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((greeting) => {
          server.send(greeting);
          isOpen.resolve();
        });
      });
    },
  });
  await recentFiles.isShown();
  await isOpen.promise;
  // What a page waits for comes after whatever the socket would have made it read.
  await recentFiles.open('12-3456');
  expect(asked.filter((path) => path === '/api/recent-files')).toHaveLength(1);
  expect(asked.filter((path) => path === '/api/session')).toHaveLength(1);
});
