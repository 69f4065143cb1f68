import { recordLists } from '../kit/index.ts';
import {
  commercialAmountRecord,
  commercialLineRecord,
  commercialPartyRecord,
  commercialSectionRecord,
  commercialTenantRecord,
} from './commercial.records.ts';

/** What a commercial statement is made of. */
export const commercialLists = recordLists({
  commercialSections: { record: commercialSectionRecord, what: 'section', many: 'sections' },
  commercialParties: { record: commercialPartyRecord, what: 'party', many: 'parties' },
  commercialLines: { record: commercialLineRecord, what: 'line', many: 'lines' },
  commercialAmounts: { record: commercialAmountRecord, what: 'amount', many: 'amounts', parent: 'commercialLines' },
  commercialTenants: { record: commercialTenantRecord, what: 'tenant', many: 'tenants' },
});
