import { RoleType } from '@closewright/domain/parties';
import { type AddressNames, plainAddress } from '../../lib/addresses/address-names.ts';
import type { RowFieldPlace } from '../../records/rows/row-section.tsx';

const c3 = 'col-span-3';
const c4 = 'col-span-4';
const c6 = 'col-span-6';
const all = 'col-span-12';

/** Buyers and sellers take and give title; everybody else works on the file. */
export const isPrincipal = (roleTypeID: unknown): boolean =>
  roleTypeID === RoleType.Buyer || roleTypeID === RoleType.Seller;

/** A person has a first and a last name, anybody else was formed somewhere. */
const isEntity = (values: Readonly<Record<string, unknown>>): boolean =>
  values.entityType !== null && values.entityType !== undefined && values.entityType !== 'Individual';

/** Who a buyer or seller is. */
export function personLayout(values: Readonly<Record<string, unknown>>): readonly RowFieldPlace[] {
  return [
    { name: 'entityType', className: c4 },
    { name: 'name', className: 'col-span-8' },
    ...(isEntity(values)
      ? [{ name: 'formedIn', className: c4 }]
      : [
          { name: 'firstName', className: c4 },
          { name: 'lastName', className: c4 },
        ]),
    { name: 'maritalStatus', className: c4 },
  ];
}

/** How a buyer or seller holds title; the withholding on foreign sellers is asked of sellers alone. */
export function titleLayout(values: Readonly<Record<string, unknown>>): readonly RowFieldPlace[] {
  return [
    { name: 'vesting', className: all, minRows: 2 },
    ...(values.roleTypeID === RoleType.Seller ? [{ name: 'firptaStatus', className: c6 }] : []),
    { name: 'detail', className: c6 },
  ];
}

/** Who signs for a buyer or seller. */
export function signingLayout(values: Readonly<Record<string, unknown>>): readonly RowFieldPlace[] {
  return [
    { name: 'hasPowerOfAttorney', className: c6 },
    ...(values.hasPowerOfAttorney === true ? [{ name: 'attorneyInFact', className: c6 }] : []),
  ];
}

/** What an outside party is called on this file, beside its role and its company of the directory. */
export const companyLayout: readonly RowFieldPlace[] = [
  { name: 'name', className: 'col-span-8' },
  { name: 'contactName', className: c4 },
  { name: 'detail', className: 'col-span-8' },
];

export const reachLayout: readonly RowFieldPlace[] = [
  { name: 'phone', className: c4 },
  { name: 'mobilePhone', className: c4 },
  { name: 'email', className: all },
];

export const addressLayout: readonly RowFieldPlace[] = [
  { name: 'address1', className: 'col-span-8', address: plainAddress },
  { name: 'address2', className: c4 },
  { name: 'city', className: c6 },
  { name: 'state', className: c3, upperCase: true },
  { name: 'zip', className: c3 },
];

const forwardingAddress: AddressNames = {
  address1: 'forwardingAddress1',
  address2: 'forwardingAddress2',
  city: 'forwardingCity',
  state: 'forwardingState',
  zip: 'forwardingZip',
};

export const forwardingLayout: readonly RowFieldPlace[] = [
  { name: 'forwardingAddress1', className: 'col-span-8', address: forwardingAddress },
  { name: 'forwardingAddress2', className: c4 },
  { name: 'forwardingCity', className: c6 },
  { name: 'forwardingState', className: c3, upperCase: true },
  { name: 'forwardingZip', className: c3 },
];

/** Ids of the company and its contact, which the Closing Disclosure prints (12 CFR 1026.38(r)). */
export const licenceLayout: readonly RowFieldPlace[] = [
  { name: 'nmlsID', className: c3, identifier: true },
  { name: 'licenseID', className: c3, identifier: true },
  { name: 'contactNmlsID', className: c3, identifier: true },
  { name: 'contactLicenseID', className: c3, identifier: true },
];
