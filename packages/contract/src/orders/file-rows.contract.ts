import { z } from 'zod';
import { shapeOf } from '../kit/index.ts';
import { allLoanFields } from './loan-detail.fields.ts';
import { idSchema } from './order-ids.ts';
import { allPartyFields } from './party-detail.fields.ts';
import { partySignerFields } from './party-signer.fields.ts';
import { allPropertyFields } from './property-detail.fields.ts';
import { propertyTaxFields } from './property-tax.fields.ts';

const { taxID: _written, ...readableParty } = shapeOf(allPartyFields);

/** A property of a file. `sequence` is its place in the list. */
export const propertySchema = z
  .object({ propertyID: idSchema, sequence: z.int(), ...shapeOf(allPropertyFields) })
  .meta({ id: 'Property' });

/** A tax year of a property. `sequence` is its place in the list. */
export const propertyTaxSchema = z
  .object({ propertyTaxID: idSchema, propertyID: idSchema, sequence: z.int(), ...shapeOf(propertyTaxFields) })
  .meta({ id: 'PropertyTax' });

/** A loan of a file. Amounts are in cents, rates are decimal texts in percent; `loanOrder` is its place in the list. */
export const loanSchema = z
  .object({ loanID: idSchema, loanOrder: z.int(), ...shapeOf(allLoanFields) })
  .meta({ id: 'Loan' });

/** A person or company with a role in a file. `sequence` is its place in the list. */
export const partySchema = z
  .object({
    rolesID: idSchema,
    sequence: z.int(),
    ...readableParty,
    /** `***-**-dddd` or `**-***dddd`, null when none is stored. The clear value never leaves the server. */
    taxIDMasked: z.string().nullable(),
  })
  .meta({ id: 'Party' });

/** Somebody who signs for a party. `sequence` is the place in the list. */
export const partySignerSchema = z
  .object({ signerID: idSchema, rolesID: idSchema, sequence: z.int(), ...shapeOf(partySignerFields) })
  .meta({ id: 'PartySigner' });

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
