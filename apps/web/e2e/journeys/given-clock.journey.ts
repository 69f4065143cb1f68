import { givenNow } from '../arrange/given-clock.ts';
import { expect, test } from '../fixtures.ts';

test('page, server and database have the clock of the journeys', async ({ server, visit, apiUser }) => {
  const { page, signInPage } = await visit();
  await signInPage.isShown();
  const { token } = await apiUser('closer');
  const { iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const [row] = (await server.sql('epsilon', 'select now() as now')) as { now: string }[];
  const told = {
    page: await page.evaluate(() => Date.now()),
    server: iat * 1000,
    database: Date.parse(row?.now ?? ''),
  };
  // A token may be minutes old.
  for (const [where, time] of Object.entries(told))
    expect(Math.abs(time - givenNow().getTime()), where).toBeLessThan(15 * 60_000);
});
