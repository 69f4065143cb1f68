import { investmentStates } from '@closewright/domain/investments';
import { z } from 'zod';
import { postedNumberSchema, reasonSchema } from '../check-writing/index.ts';
import { endpoint, idInPath, idSchema, pageQuery } from '../kit/index.ts';
import { investmentBody, investmentDetails, investmentMoveSchema, investmentSchema } from './investment.schema.ts';

const tag = 'Investment accounts';
const path = '/api/investment-accounts';
const read = { kind: 'action', action: 'readInvestments', inAnyRegion: true } as const;
const write = { kind: 'action', action: 'writeInvestments', inAnyRegion: true } as const;
const decide = { kind: 'action', action: 'decideInvestments', inAnyRegion: true } as const;
const onOne = z.strictObject({ investmentID: idInPath });
const changing = ['NOT_FOUND', 'FORBIDDEN', 'APP_READ_ONLY', 'CARRIED_ON'] as const;
const posting = ['PERIOD_CLOSED', 'BANK_ACCOUNT_CLOSED', 'NOT_ENOUGH_MONEY'] as const;

export const listInvestments = endpoint({
  name: 'listInvestments',
  method: 'GET',
  path,
  summary:
    "A page of the investment accounts of files and bank accounts of the caller's regions, the newest first, each with both legs of its principal and its interest.",
  tag,
  query: z.strictObject({
    ...pageQuery,
    state: z.enum(investmentStates).optional(),
    ordersID: z.coerce.number().int().min(1).optional(),
    text: z.string().trim().max(60).optional(),
  }),
  result: z
    .object({
      results: z.array(investmentSchema),
      totalRecords: z.int().min(0),
      /** How many there are in each state. */
      counts: z.partialRecord(z.enum(investmentStates), z.int()),
      /** What the ledger has in all that fit, in cents. */
      totalLedger: z.int(),
    })
    .meta({ id: 'Investments' }),
  access: read,
});

export const getInvestment = endpoint({
  name: 'getInvestment',
  method: 'GET',
  path: `${path}/:investmentID`,
  summary: 'An investment account as it is now.',
  tag,
  params: onOne,
  result: investmentSchema,
  access: read,
  errors: ['NOT_FOUND'],
});

export const listInvestmentBanks = endpoint({
  name: 'listInvestmentBanks',
  method: 'GET',
  path: `${path}/bank-accounts`,
  summary:
    "The bank accounts of the kind Investment of the caller's regions, each with the investment account that has it now.",
  tag,
  result: z.array(
    z
      .object({
        bankAccountID: idSchema,
        name: z.string(),
        bankName: z.string(),
        accountNumber: z.string(),
        /** Of the investment account that was asked for or is open; null where it is free. */
        takenBy: z.string().nullable(),
      })
      .meta({ id: 'InvestmentBank' }),
  ),
  access: read,
});

export const askInvestment = endpoint({
  name: 'askInvestment',
  method: 'POST',
  path,
  summary:
    'Asks for an investment account: of one beneficiary of one file, in a bank account of the kind Investment that no other one has. Nothing is posted to it before another person approves it.',
  tag,
  body: investmentBody,
  result: investmentSchema,
  access: write,
  errors: [...changing, 'BANK_ACCOUNT_CLOSED'],
  audits: ['investment_accounts'],
});

export const decideInvestment = endpoint({
  name: 'decideInvestment',
  method: 'POST',
  path: `${path}/:investmentID/decision`,
  summary:
    'Approves an investment account that somebody else asked for, or refuses it; whoever asked can only withdraw.',
  tag,
  params: onOne,
  body: z.strictObject({ decision: z.enum(['approve', 'refuse', 'withdraw']), reason: reasonSchema.nullable() }),
  result: investmentSchema,
  access: decide,
  errors: [...changing, 'DECIDED_ALREADY', 'SECOND_PERSON_NEEDED'],
  audits: ['investment_accounts'],
});

export const saveInvestment = endpoint({
  name: 'saveInvestment',
  method: 'PATCH',
  path: `${path}/:investmentID`,
  summary:
    'Saves where the form of the beneficiary goes, who files it and the note. Name, TIN, rate and papers stay as they were approved.',
  tag,
  params: onOne,
  body: z.strictObject({ version: z.int().min(1), changes: investmentDetails.partial() }),
  result: investmentSchema,
  access: write,
  errors: [...changing, 'VERSION_CONFLICT'],
  idempotent: false,
  audits: ['investment_accounts'],
});

export const closeInvestment = endpoint({
  name: 'closeInvestment',
  method: 'POST',
  path: `${path}/:investmentID/close`,
  summary:
    'Closes an investment account of which the ledger has nothing any more, neither of its file nor of interest. Nothing is posted to it after that.',
  tag,
  params: onOne,
  body: z.strictObject({ reason: reasonSchema }),
  result: investmentSchema,
  access: write,
  errors: changing,
  audits: ['investment_accounts'],
});

export const listPrincipalToName = endpoint({
  name: 'listPrincipalToName',
  method: 'GET',
  path: `${path}/:investmentID/to-name`,
  summary:
    'Payments and receipts of the file in trust that stand and are of no investment account: one of them may be the other leg of its principal.',
  tag,
  params: onOne,
  result: z.array(investmentMoveSchema),
  access: read,
  errors: ['NOT_FOUND'],
});

const onMove = z.strictObject({ bankAccountID: idSchema, ...postedNumberSchema.shape });

export const namePrincipal = endpoint({
  name: 'namePrincipal',
  method: 'POST',
  path: `${path}/:investmentID/moves`,
  summary:
    'Says that a payment out of trust went to the investment account, or that a receipt in trust came back from it. Nothing is posted.',
  tag,
  params: onOne,
  body: onMove,
  result: investmentSchema,
  access: write,
  errors: changing,
  audits: ['investment_moves'],
});

export const unnamePrincipal = endpoint({
  name: 'unnamePrincipal',
  method: 'POST',
  path: `${path}/:investmentID/moves/take-back`,
  summary: 'Takes back that a payment or receipt in trust is of the investment account.',
  tag,
  params: onOne,
  body: onMove,
  result: investmentSchema,
  access: write,
  errors: changing,
  audits: ['investment_moves'],
});

export const giveInterest = endpoint({
  name: 'giveInterest',
  method: 'POST',
  path: `${path}/:investmentID/interest`,
  summary:
    "Gives interest that the bank credited to the account's file: each credit whole and once, on the day of the bank, or today where that day is finalized.",
  tag,
  params: onOne,
  body: z.strictObject({ credits: z.array(postedNumberSchema).min(1).max(100) }),
  result: investmentSchema,
  access: write,
  errors: [...changing, ...posting],
  posts: true,
});

export const takeBackInterest = endpoint({
  name: 'takeBackInterest',
  method: 'POST',
  path: `${path}/:investmentID/interest/take-back`,
  summary:
    'Takes interest back from the file, on the day it was given, or today where that day is finalized: it waits to be given again.',
  tag,
  params: onOne,
  body: postedNumberSchema.extend({ reason: reasonSchema }),
  result: investmentSchema,
  access: write,
  errors: [...changing, ...posting, 'TAKEN_BACK_ALREADY'],
  posts: true,
});

/** A page of investment accounts. */
export type InvestmentPage = z.infer<typeof listInvestments.result>;
/** A bank account that investment accounts are opened in. */
export type InvestmentBank = z.infer<typeof listInvestmentBanks.result>[number];
