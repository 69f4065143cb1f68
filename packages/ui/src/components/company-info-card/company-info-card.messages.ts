/** Texts of the company info card, en-US. */
export const companyInfoCardMessages = {
  about: (name: string) => `About ${name}`,
  failed: 'Error loading Company Info.',
  phone: 'Phone',
  fax: 'Fax',
  email: 'Email',
  nothing: 'No phone, fax or email on record.',
};
