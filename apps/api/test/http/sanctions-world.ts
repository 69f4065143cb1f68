import type { SanctionsListRow, SanctionsScreening } from '@closewright/contract/sanctions';
import { expect } from 'vitest';
import { readScreeningState, storeDecision } from '../../src/modules/sanctions/screening.queries.ts';
import { screenPayee } from '../../src/modules/sanctions/screening.usecases.ts';
import { type Database, nextIDs, systemActor } from '../../src/platform/tenant/in-tenant.ts';
import type { Answer, CalledApi, Sent } from './api-under-test.ts';

/** A row of a file of names as OFAC writes it. */
export const nameRow = (entry: number, name: string, remarks = '-0- ', program = 'SDGT'): string =>
  `${entry},"${name}","individual","${program}",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,${remarks}\r\n`;
/** A row of a file of aliases. */
export const aliasRow = (entry: number, number: number, name: string): string =>
  `${entry},${number},"aka","${name}",-0- \r\n`;

const sent = (fileName: string, text: string) => ({ fileName, content: Buffer.from(text).toString('base64') });

/** The names of a list that tests screen against. */
export const sdn = nameRow(1, 'MADURO MOROS, Nicolas', '"DOB 23 Nov 1962."') + nameRow(2, 'ABBAS, Abu');

/** A list as it is sent. */
export const sentList = (
  listDate: string,
  { names = sdn, aliases, more }: { names?: string; aliases?: string; more?: string } = {},
) => ({
  ...{ listDate, names: sent('sdn.csv', names), aliases: aliases === undefined ? null : sent('alt.csv', aliases) },
  ...{ consolidatedNames: more === undefined ? null : sent('cons_prim.csv', more), consolidatedAliases: null },
});

/** Calls of sanctions, and payees of wires that are screened. */
export function sanctionsCalls(api: () => CalledApi, database: () => Database, { tenant = 'alpha' } = {}) {
  const as = 'administrator';
  const send = (method: string, path: string, body?: object, more: Sent = {}): Promise<Answer> =>
    api().send(method, `/api/sanctions${path}`, { tenant, as, ...(body && { body }), ...more });
  const told = async <T>(answer: Promise<Answer>): Promise<T> => {
    const { body } = await answer;
    expect(body.errorMessage, JSON.stringify(body)).toBeNull();
    return body.result;
  };
  const actor = systemActor(tenant, 'test');
  return {
    send,
    told,
    imports: (list: object, more?: Sent) => send('POST', '/lists', list, more),
    imported: (list: object) => told<SanctionsListRow>(send('POST', '/lists', list)),
    lists: (more?: Sent) => told<SanctionsListRow[]>(send('GET', '/lists', undefined, more)),
    screenings: (query = '') =>
      told<{ results: SanctionsScreening[]; totalRecords: number; open: number }>(send('GET', `/screenings${query}`)),
    screening: async (wirePayeeID: number): Promise<SanctionsScreening> => {
      const { results } = await told<{ results: SanctionsScreening[] }>(
        send('GET', `/screenings?wirePayeeID=${wirePayeeID}`),
      );
      const [one] = results;
      if (!one) throw new Error(`payee ${wirePayeeID} was not screened`);
      return one;
    },
    decide: (screeningID: number, isSame = false, more?: Sent, reason = 'Born in 1971') =>
      send('POST', `/screenings/${screeningID}/decision`, { isSame, reason }, more),
    /** Clears past the api. */
    decideBySQL: (usersID: number | null, screeningID: number) =>
      database().inTenant({ ...actor, usersID }, (tx) =>
        storeDecision(tx, tenant, { screeningID, wirePayeeID: 1, isSame: false, reason: 'No' }),
      ),
    /** A payee of wires that is screened as it is entered. */
    newPayee: (name: string): Promise<number> =>
      database().inTenant(actor, async (tx) => {
        const wirePayeeID = await nextIDs(tx, 'wire_payee_id');
        await tx.insertInto('wire_payees').values({ tenant_id: tenant, wire_payee_id: wirePayeeID, name }).execute();
        await screenPayee(tx, { actor }, wirePayeeID);
        return wirePayeeID;
      }),
    /** Gives a payee a name, and screens it unless told otherwise. */
    rename: (wirePayeeID: number, name: string, isScreened = true) =>
      database().inTenant(actor, async (tx) => {
        await tx
          .updateTable('wire_payees')
          .set({ name })
          .where('tenant_id', '=', tenant)
          .where('wire_payee_id', '=', wirePayeeID)
          .execute();
        if (isScreened) await screenPayee(tx, { actor }, wirePayeeID);
      }),
    /** Screens a payee, as it is active again. */
    screen: (wirePayeeID: number) => database().inTenant(actor, (tx) => screenPayee(tx, { actor }, wirePayeeID)),
    makeInactive: (wirePayeeID: number) =>
      database().inTenant(actor, (tx) =>
        tx
          .updateTable('wire_payees')
          .set({ inactive: true })
          .where('tenant_id', '=', tenant)
          .where('wire_payee_id', '=', wirePayeeID)
          .execute(),
      ),
    state: async (wirePayeeID: number) =>
      (await database().inTenant(actor, (tx) => readScreeningState(tx, tenant, [wirePayeeID]))).get(wirePayeeID),
  };
}
