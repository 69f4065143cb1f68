import { RoleType } from '@closewright/domain/parties';
import { type AddressNames, plainAddress } from '../../lib/addresses/address-names.ts';
import { type FieldPlace, when } from '../../records/form/layout.ts';

/** Buyers and sellers take and give title; everybody else works on the file. */
export const isPrincipal = (roleTypeID: unknown): boolean =>
  roleTypeID === RoleType.Buyer || roleTypeID === RoleType.Seller;

/** A person has a first and a last name, anybody else was formed somewhere. */
const isEntity = (values: Readonly<Record<string, unknown>>): boolean =>
  values.entityType !== null && values.entityType !== undefined && values.entityType !== 'Individual';

/** Who a buyer or seller is. */
export function personLayout(values: Readonly<Record<string, unknown>>): readonly FieldPlace[] {
  return [
    ['entityType', 4],
    ['name', 8],
    ...when(isEntity(values), ['formedIn', 4]),
    ...when(!isEntity(values), ['firstName', 4], ['lastName', 4]),
    ['maritalStatus', 4],
  ];
}

/** How a buyer or seller holds title; the withholding on foreign sellers is asked of sellers alone. */
export function titleLayout(values: Readonly<Record<string, unknown>>): readonly FieldPlace[] {
  return [
    ['vesting', 12, { minRows: 2 }],
    ...when(values.roleTypeID === RoleType.Seller, ['firptaStatus', 6]),
    ['detail', 6],
  ];
}

/** Who signs for a buyer or seller. */
export function signingLayout(values: Readonly<Record<string, unknown>>): readonly FieldPlace[] {
  return [['hasPowerOfAttorney', 6], ...when(values.hasPowerOfAttorney === true, ['attorneyInFact', 6])];
}

/** What an outside party is called on this file, beside its role and its company of the directory. */
export const companyLayout: readonly FieldPlace[] = [
  ['name', 8],
  ['contactName', 4],
  ['detail', 8],
];

export const reachLayout: readonly FieldPlace[] = [
  ['phone', 4],
  ['mobilePhone', 4],
  ['email', 12],
];

export const addressLayout: readonly FieldPlace[] = [
  ['address1', 8, { address: plainAddress }],
  ['address2', 4],
  ['city', 6],
  ['state', 3, { upperCase: true }],
  ['zip', 3],
];

const forwardingAddress: AddressNames = {
  address1: 'forwardingAddress1',
  address2: 'forwardingAddress2',
  city: 'forwardingCity',
  state: 'forwardingState',
  zip: 'forwardingZip',
};

export const forwardingLayout: readonly FieldPlace[] = [
  ['forwardingAddress1', 8, { address: forwardingAddress }],
  ['forwardingAddress2', 4],
  ['forwardingCity', 6],
  ['forwardingState', 3, { upperCase: true }],
  ['forwardingZip', 3],
];

/** Ids of the company and its contact, which the Closing Disclosure prints (12 CFR 1026.38(r)). */
export const licenceLayout: readonly FieldPlace[] = [
  ['nmlsID', 3, { identifier: true }],
  ['licenseID', 3, { identifier: true }],
  ['contactNmlsID', 3, { identifier: true }],
  ['contactLicenseID', 3, { identifier: true }],
];
