import { z } from 'zod';
import { shapeOf } from '../kit/index.ts';
import { allLoanFields } from './loan-detail.fields.ts';
import { idSchema } from './order-ids.ts';
import { allPartyFields } from './party-detail.fields.ts';
import { partySignerFields } from './party-signer.fields.ts';
import { allPropertyFields } from './property-detail.fields.ts';
import { propertyTaxFields } from './property-tax.fields.ts';

const { taxID: _written, ...readableParty } = shapeOf(allPartyFields);

export const propertySchema = z
  .object({ propertyID: idSchema, sequence: z.int(), ...shapeOf(allPropertyFields) })
  .meta({ id: 'Property' });

export const propertyTaxSchema = z
  .object({ propertyTaxID: idSchema, propertyID: idSchema, sequence: z.int(), ...shapeOf(propertyTaxFields) })
  .meta({ id: 'PropertyTax' });

export const loanSchema = z
  .object({ loanID: idSchema, loanOrder: z.int(), ...shapeOf(allLoanFields) })
  .meta({ id: 'Loan' });

export const partySchema = z
  .object({
    rolesID: idSchema,
    sequence: z.int(),
    ...readableParty,
    /** `***-**-dddd` or `**-***dddd`, null when none is stored. The clear value never leaves the server. */
    taxIDMasked: z.string().nullable(),
  })
  .meta({ id: 'Party' });

export const partySignerSchema = z
  .object({ signerID: idSchema, rolesID: idSchema, sequence: z.int(), ...shapeOf(partySignerFields) })
  .meta({ id: 'PartySigner' });

export type Property = z.infer<typeof propertySchema>;
export type PropertyTax = z.infer<typeof propertyTaxSchema>;
export type Loan = z.infer<typeof loanSchema>;
export type Party = z.infer<typeof partySchema>;
export type PartySigner = z.infer<typeof partySignerSchema>;
