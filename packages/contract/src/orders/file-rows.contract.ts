import type { z } from 'zod';
import { idSchema, rowSchema } from '../kit/index.ts';
import { loanRecord, partyRecord, partySignerRecord, propertyRecord, propertyTaxRecord } from './order.records.ts';

/** A property of a file. `sequence` is its place in the list. */
export const propertySchema = rowSchema(propertyRecord).meta({ id: 'Property' });

/** A tax year of a property. `sequence` is its place in the list. */
export const propertyTaxSchema = rowSchema(propertyTaxRecord).meta({ id: 'PropertyTax' });

/** A loan of a file. Amounts are in cents, rates are decimal texts in percent; `loanOrder` is its place in the list. */
export const loanSchema = rowSchema(loanRecord).meta({ id: 'Loan' });

/** A person or company with a role in a file. `taxIDMasked` is `***-**-dddd` or `**-***dddd`: the clear value never leaves the server. */
export const partySchema = rowSchema(partyRecord)
  // Whose agent or attorney it is, by the role of that side.
  .extend({ buyerSellerID: idSchema.nullable() })
  .meta({ id: 'Party' });

/** Somebody who signs for a party. `sequence` is the place in the list. */
export const partySignerSchema = rowSchema(partySignerRecord).meta({ id: 'PartySigner' });

/** A stored property; `loanID` names the loan it secures, if any. */
export type Property = z.infer<typeof propertySchema>;
/** A stored tax year; amounts are in cents. */
export type PropertyTax = z.infer<typeof propertyTaxSchema>;
/** A stored loan. */
export type Loan = z.infer<typeof loanSchema>;
/** A stored party. The tax id is masked: it is written in clear but never read back. */
export type Party = z.infer<typeof partySchema>;
/** A stored signer; `rolesID` names the party. */
export type PartySigner = z.infer<typeof partySignerSchema>;
