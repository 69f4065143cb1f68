import type { CompanyRecord } from '@closewright/contract/companies';

/** What a contact of a file takes over from the directory: its company, the person, and how to reach both. */
export function partyOfCompany(known: CompanyRecord, contactID: number | null) {
  const person = known.contacts.find((contact) => contact.contactID === contactID);
  const { companyID, name, nmlsID, address1, address2, city, state, zip } = known;
  return {
    companyID,
    name,
    nmlsID,
    licenseID: known.licenceNumber,
    ...{ address1, address2, city, state, zip },
    ...personOf(known, person?.contactID ?? null),
  };
}

/** The part of it that is the person's, or the company's own phone and e-mail where nobody is chosen. */
export function personOf(known: CompanyRecord, contactID: number | null) {
  const person = known.contacts.find((contact) => contact.contactID === contactID);
  return {
    contactID: person?.contactID ?? null,
    contactName: person?.contactName ?? null,
    phone: person?.phone ?? known.phone,
    mobilePhone: person?.mobile ?? null,
    email: person?.email ?? known.email,
    contactNmlsID: person?.nmlsID ?? null,
    contactLicenseID: person?.licenceNumber ?? null,
  };
}
