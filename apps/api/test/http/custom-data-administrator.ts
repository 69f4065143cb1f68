import type { CustomDataDefinition, CustomDataTab } from '@closewright/contract/custom-data';
import { CustomFieldType } from '@closewright/domain/custom-fields';
import { expect } from 'vitest';
import type { Answer, ApiUnderTest, Sent } from './api-under-test.ts';
import { newSent } from './custom-data-world.ts';
import { files } from './world.ts';

interface Setup {
  tabs: CustomDataTab[];
  definitions: CustomDataDefinition[];
}

export const tabSettings = { label: 'New', display: true, inFileMain: false, regionID: 0 };

/** A field's settings as an administrator sends them. */
export function fieldSettings(label: string, type: keyof typeof CustomFieldType, more: object = {}) {
  return {
    label,
    customDataType: CustomFieldType[type],
    maxLength: null,
    module: null,
    displayLabel: true,
    gridListValueRequired: false,
    parentID: null,
    ...more,
  };
}

/** A choice of a list as an administrator sends it. */
export function entry(availableValue: string, parentID: number | null = null, customDataListValueID = 0) {
  return { customDataListValueID, availableValue, parentID };
}

/** What the administrator of a test does, on the tabs of properties. */
export function customDataAdministrator(api: ApiUnderTest) {
  const send = (method: string, path: string, body?: unknown, sent: Sent = {}): Promise<Answer> =>
    api.send(method, `/api/configuration/custom-data${path}`, { as: 'administrator', body, ...sent });
  const setup = async (tenant = 'alpha'): Promise<Setup> => (await send('GET', '', undefined, { tenant })).body.result;
  const fieldOf = async (id: number) =>
    (await setup()).definitions.find(({ customDataDefinitionID }) => customDataDefinitionID === id);
  const addField = (tab: number, body: object) => send('POST', `/tabs/${tab}/definitions`, body);
  /** The answer is this failure, and nothing was stored. */
  const refusal = async (answer: () => Promise<Answer>, code: string) => {
    const count = await api.auditCount();
    const before = await setup();
    const { body } = await answer();
    expect(body.errorCode).toBe(code);
    expect(await api.auditCount()).toBe(count);
    expect(await setup()).toEqual(before);
    return body;
  };
  return {
    send,
    setup,
    fieldOf,
    addField,
    refusal,
    modelState: async (answer: () => Promise<Answer>) => (await refusal(answer, 'VALIDATION_FAILED')).result.modelState,
    makeTab: async (label: string, more: object = {}): Promise<number> =>
      (await send('POST', '/tabs', { referenceTable: 6, ...tabSettings, label, ...more })).body.result.customDataTabID,
    makeField: async (tab: number, body: object): Promise<number> =>
      (await addField(tab, body)).body.result.customDataDefinitionID,
    changeField: async (id: number, changes: object, confirmedOrphans = 0, version?: number) =>
      send('PATCH', `/definitions/${id}`, {
        version: version ?? (await fieldOf(id))?.version,
        changes,
        confirmedOrphans,
      }),
    saveList: async (id: number, listValues: object[], confirmedOrphans = 0) =>
      send('PUT', `/definitions/${id}/list-values`, {
        version: (await fieldOf(id))?.version,
        listValues,
        confirmedOrphans,
      }),
    /** Stores a first value of a field on the property of a file. */
    store: (
      tab: number,
      id: number,
      type: keyof typeof CustomFieldType,
      content: object,
      ordersID: number = files.open,
    ) =>
      api.send('PATCH', `/api/orders/${ordersID}/custom-data`, {
        body: {
          referenceTable: 6,
          referenceTablePKValue: ordersID,
          customDataTabID: tab,
          values: [{ ...newSent('gateCode', type, content), customDataDefinitionID: id }],
        },
      }),
    values: async (tab: number, ordersID: number = files.open) =>
      (
        await api.send(
          'GET',
          `/api/orders/${ordersID}/custom-data?referenceTable=6&referenceTablePKValue=${ordersID}&customDataTabID=${tab}`,
        )
      ).body.result.customData,
  };
}
