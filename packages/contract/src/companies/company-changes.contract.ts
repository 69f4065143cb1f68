import { businessDates } from '@closewright/domain/dates';
import { z } from 'zod';
import { dateWithin, endpoint, line } from '../kit/index.ts';
import { partyFields } from '../orders/index.ts';
import { companyRecordSchema, idText } from './company.schema.ts';

const access = { kind: 'action', action: 'openFile', inAnyRegion: true } as const;
const tag = 'Companies';
const params = z.strictObject({ companyID: idText });
const reason = line().min(1, 'Say where the change comes from').max(300);
const text = (label: string, max: number) => line().min(1, `${label} is required`).max(max);

/** What is typed of wire instructions. */
export const wireBody = z.strictObject({
  bankName: text('Bank', 120),
  routingNumber: line().max(20),
  accountName: text('Account name', 120),
  accountNumber: line().max(60),
  instructions: line().max(300).nullable(),
  reason,
});

/** What is typed of a tax id. */
export const companyTaxIDBody = z.strictObject({ taxID: partyFields.taxID.schema.unwrap(), reason });

export const askCompanyWire = endpoint({
  name: 'askCompanyWire',
  method: 'POST',
  path: '/api/companies/:companyID/wire-changes',
  summary: 'Asks for wire instructions of a company. They hold once somebody else has approved them.',
  tag,
  params,
  body: wireBody,
  result: companyRecordSchema,
  access,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CHANGE_WAITING'],
  audits: ['company_protected_changes'],
});

export const askCompanyTaxID = endpoint({
  name: 'askCompanyTaxID',
  method: 'POST',
  path: '/api/companies/:companyID/tax-id-changes',
  summary: 'Asks for a tax id of a company. It holds once somebody else has approved it.',
  tag,
  params,
  body: companyTaxIDBody,
  result: companyRecordSchema,
  access,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CHANGE_WAITING'],
  audits: ['company_protected_changes'],
});

export const decideCompanyChange = endpoint({
  name: 'decideCompanyChange',
  method: 'POST',
  path: '/api/companies/:companyID/protected-changes/:changeID/decision',
  summary:
    'Approves, refuses or withdraws a change that waits. Whoever approves types the account number or tax id again, as verified ' +
    'with the company; the person who asked can only withdraw.',
  tag,
  params: z.strictObject({ companyID: idText, changeID: idText }),
  body: z.strictObject({
    decision: z.enum(['approve', 'refuse', 'withdraw']),
    /** The account number or tax id, from another source than the request; to approve only. */
    proof: line().max(60).nullable(),
    note: line().max(300).nullable(),
    /** When the values were verified; to approve only. */
    verifiedOn: dateWithin(businessDates).nullable(),
  }),
  result: companyRecordSchema,
  access,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CHANGE_DECIDED', 'SECOND_PERSON_NEEDED'],
  audits: ['company_protected_changes'],
});
