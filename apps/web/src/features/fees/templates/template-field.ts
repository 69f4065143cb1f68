import { templateLineTable } from '../../../records/plain/tables.plain.ts';

/** The choice of a template, as a dialog asks for it. */
export const templateField = {
  fields: { settlementTemplateID: { ...templateLineTable.settlementTemplateID, required: true } },
};
