import {
  achSettingLimits,
  bankAccountKinds,
  bankAccountLimits,
  bankAccountList,
  bankAccountProblems,
  bankAccountColumns as column,
  fractionalRoutingFinding,
  routingNumberFinding,
} from '@closewright/domain/banking';
import { field, heeding, line, record, stateCode } from '../kit/index.ts';
import { regionOrAll } from '../regions/region.fields.ts';

const checkNumber = { min: 1, max: bankAccountLimits.checkNumber };

/** An account of the office at a bank. */
export const bankAccountRecord = record({
  table: 'bank_accounts',
  id: 'bankAccountID',
  of: 'tenant',
  noun: 'Bank account',
  name: [['name']],
  fields: {
    name: field.requiredText({ label: column.name, max: bankAccountLimits.name }),
    kind: field.choice({ label: column.kind, choices: bankAccountKinds, max: 20, required: true }),
    bankName: field.requiredText({ label: column.bankName, max: bankAccountLimits.text }),
    accountTitle: field.requiredText({ label: column.accountTitle, max: bankAccountLimits.text }),
    routingNumber: {
      ...field.requiredText({ label: column.routingNumber, max: 9 }),
      schema: heeding(routingNumberFinding)(
        line().min(1, { error: `${column.routingNumber} is required`, abort: true }),
      ),
    },
    accountNumber: field.accountNumber({ label: column.accountNumber }),
    state: { ...field.requiredText({ label: column.state, max: 2 }), schema: stateCode() },
    regionID: regionOrAll,
    openedOn: field.date({ label: column.openedOn }),
    closedOn: field.date({ label: column.closedOn }),
    checkLayoutID: field.select({ label: column.checkLayoutID, lookup: 'checkLayouts' }),
    positivePayLayoutID: field.select({ label: column.positivePayLayoutID, lookup: 'positivePayLayouts' }),
    bankFileLayoutID: field.select({ label: column.bankFileLayoutID, lookup: 'bankFileLayouts' }),
    fractionalRouting: {
      ...field.text({ label: column.fractionalRouting, max: bankAccountLimits.fraction }),
      schema: heeding(fractionalRoutingFinding)(line().max(bankAccountLimits.fraction)).nullable(),
    },
    firstCheckNumber: field.integer({ label: column.firstCheckNumber, ...checkNumber }),
    lastCheckNumber: field.integer({ label: column.lastCheckNumber, ...checkNumber }),
    twoSignaturesAbove: field.money({ label: column.twoSignaturesAbove, min: 0 }),
    achDestination: {
      ...field.text({ label: column.achDestination, max: achSettingLimits.destination }),
      schema: heeding(routingNumberFinding)(line().max(achSettingLimits.destination)).nullable(),
    },
    achOrigin: field.text({ label: column.achOrigin, max: achSettingLimits.origin }),
    achCompanyID: field.text({ label: column.achCompanyID, max: achSettingLimits.companyID }),
    achCompanyName: field.text({ label: column.achCompanyName, max: achSettingLimits.companyName }),
    achBalanced: field.boolean({ label: column.achBalanced }),
    inactive: field.boolean({ label: column.inactive }),
    note: field.memo({ label: column.note, max: bankAccountLimits.note }),
  },
  problems: bankAccountProblems,
  most: bankAccountList.most,
  isVersioned: true,
  read: 'readBankAccounts',
});
