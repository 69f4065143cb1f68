import { journalAccounts, journalLimits, journalValues } from '@closewright/domain/journal-exports';
import { z } from 'zod';
import { idSchema, line } from '../kit/index.ts';

const code = () => line().min(1).max(journalLimits.code);

/** An account as journals have it. */
export const journalAccountSchema = z.enum(journalAccounts);

/** How the books of the office call what the ledger has, and which columns they take. */
export const journalSettingsSchema = z
  .strictObject({
    accounts: z
      .array(z.strictObject({ account: journalAccountSchema, code: code() }).meta({ id: 'JournalAccountCode' }))
      .max(journalAccounts.length),
    branches: z
      .array(z.strictObject({ branchID: idSchema, costCenter: code() }).meta({ id: 'JournalBranchCode' }))
      .max(1000),
    bankAccounts: z
      .array(
        z
          .strictObject({
            bankAccountID: idSchema,
            company: line().max(journalLimits.code),
            /** Of what is of no file. */
            costCenter: line().max(journalLimits.code),
          })
          .meta({ id: 'JournalBankCode' }),
      )
      .max(1000),
    /** By which names the office itself is a payee. */
    officeNames: z.array(line().min(1).max(journalLimits.name)).max(journalLimits.names),
    columns: z
      .array(
        z
          .strictObject({
            heading: line().min(1).max(journalLimits.heading),
            value: z.enum(journalValues),
            constant: line().max(journalLimits.constant),
          })
          .meta({ id: 'JournalColumn' }),
      )
      .min(1)
      .max(journalLimits.columns),
    /** How days are written: `MM/DD/YYYY`. */
    dateMask: line().max(20),
  })
  .meta({ id: 'JournalSettings' });

/** A number in each of the sixteen stripes of a bank account: `12,0,3,…`. */
export const upToSchema = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15}){15}$/, 'The last number seen of each of the sixteen stripes, with commas between');
