import type { RecentFile } from '@closewright/contract/orders';
import { expect, expectAccessible, test } from '../fixtures.ts';

// Both demo tenants have a file 12-3456. Whatever mixes tenants up shows the wrong one.
const number = '12-3456';

// holds core 1.4
test('a file of another tenant is not there: by its address, in lists, by number or by search', async ({
  visit,
  apiUser,
}) => {
  const epsilon = await apiUser('escrow-officer');
  const ficus = await apiUser('escrow-officer', { tenant: 'ficus' });
  const ofEpsilon = await epsilon.orderID(number);
  const { page, recentFiles, frame, fileMain } = await visit({ tenant: 'ficus', as: 'escrow-officer' });
  await recentFiles.isShown();
  await frame.isShown('Ficus Settlement Services');

  await test.step('by the address of a file only the other tenant has', async () => {
    await page.goto(`/order/${ofEpsilon}/oe`);
    await expect(page.getByRole('main')).toContainText('This file does not exist');
    await expect(fileMain.heading).toHaveCount(0);
    await expectAccessible(page);
    // The very same words as for an id that nobody has.
    const words = await page.getByRole('main').innerText();
    await page.goto('/order/2000000000/oe');
    await expect(page.getByRole('main')).toContainText('This file does not exist');
    expect(await page.getByRole('main').innerText()).toBe(words);
  });

  await test.step('by a number both have: each sees its own', async () => {
    await page.goto('/recent-files');
    await frame.goToFile(number);
    await fileMain.isShown();
    await frame.isOnFile(number);
    await expect(frame.fileHeader(number)).not.toContainText('Michael Jones');
    const own = await ficus.order(await ficus.orderID(number));
    await expect(page).toHaveURL(new RegExp(`/order/${own.order.ordersID}/oe$`));
    expect(own.contacts.map(({ name }) => name)).not.toContain('Michael Jones');
  });

  await test.step('in the search of the palette and in every list', async () => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Go to file, screen or command' });
    await palette.getByRole('combobox').fill('26-700020');
    await expect(palette).toContainText('Nothing found');
    expect(await ficus.find('26-700020')).toEqual([]);
    expect(await epsilon.find('26-700020')).toHaveLength(1);
    for (const scope of ['mine', 'branch', 'all']) {
      const files = await ficus.get<RecentFile[]>(`/api/recent-files?scope=${scope}`);
      expect(files.map(({ buyers }) => buyers).join()).not.toContain('Michael Jones');
    }
  });
});

test('the api knows nothing of another tenant’s ids, and no token opens another tenant’s host', async ({
  server,
  apiUser,
}) => {
  const epsilon = await apiUser('administrator');
  const ficus = await apiUser('administrator', { tenant: 'ficus' });
  const id = await epsilon.orderID(number);
  const before = await epsilon.order(id);
  const sessionKey = crypto.randomUUID();
  const unknown = 2_000_000_000;
  const attempts = (ordersID: number): [method: string, path: string, body?: unknown][] => [
    ['GET', `/api/orders/${ordersID}`],
    ['GET', `/api/orders/${ordersID}/audit`],
    ['PATCH', `/api/orders/${ordersID}`, { version: before.order.version, changes: { order: { salePrice: 1 } } }],
    ['POST', `/api/orders/${ordersID}/open`, { sessionKey }],
    ['PUT', `/api/orders/${ordersID}/lock`, { sessionKey }],
    ['POST', `/api/orders/${ordersID}/lock/take-over`, { sessionKey }],
  ];
  for (const [index, [method, path, body]] of attempts(id).entries()) {
    const answer = await ficus.ask(method, path, body);
    expect(answer.status, `${method} ${path}`).toBe(404);
    // Nothing tells an id of somebody else from an id of nobody.
    const [, nowhere, sent] = attempts(unknown)[index] ?? ['', ''];
    const other = await ficus.ask(method, nowhere, sent);
    expect({ ...other.body, result: null }).toEqual({ ...answer.body, result: null });
  }
  expect(await epsilon.order(id)).toEqual(before);

  for (const [tenant, token] of [
    ['ficus', epsilon.token],
    ['epsilon', ficus.token],
    ['upkeep', epsilon.token],
    ['nowhere', epsilon.token],
  ] as const) {
    const answer = await server.call(tenant, 'GET', '/api/session', { token });
    expect(answer.status, tenant).toBe(tenant === 'nowhere' ? 404 : 401);
    expect(answer.text).not.toContain('Epsilon');
  }
});

test('realtime messages stay in their tenant', async ({ visit, apiUser }) => {
  const heard: unknown[] = [];
  const ficus = await visit({
    tenant: 'ficus',
    as: 'escrow-officer',
    before: async (context) => {
      context.on('page', (page) =>
        page.on('websocket', (socket) =>
          socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))),
        ),
      );
    },
  });
  await ficus.recentFiles.isShown();
  await ficus.listens();

  const epsilon = await apiUser('administrator');
  const own = await apiUser('administrator', { tenant: 'ficus' });
  const sessionKey = crypto.randomUUID();
  const announce = async (user: typeof epsilon, file: string) => {
    const id = await user.orderID(file);
    await user.ask('POST', `/api/orders/${id}/open`, { sessionKey });
    await user.change(id, { sourceOfBusiness: `Journey ${sessionKey}` });
    await user.ask('POST', `/api/orders/${id}/lock/release`, { sessionKey });
  };
  await announce(epsilon, '26-700020');
  // Messages come in order: once its own are here, nothing of the other tenant is still on its way.
  await announce(own, '26-700003');
  await expect.poll(() => heard.length).toBe(3);
  expect(heard).toEqual(
    ['FileInUse', 'FileChanged', 'FileAvailable'].map((Event) => ({ Event, FileNumber: '26-700003' })),
  );

  // The token of one tenant opens no socket at the other.
  const closed = await ficus.page.evaluate(
    ({ token }) =>
      new Promise<number>((resolve) => {
        const foreign = new WebSocket(`ws://${location.host}/ws`, ['bearer', token]);
        foreign.onclose = ({ code }) => resolve(code);
        foreign.onmessage = () => resolve(0);
      }),
    { token: epsilon.token },
  );
  expect([1006, 4401]).toContain(closed);
});
