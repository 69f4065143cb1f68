/** What a warning looks at. */
export interface WarnedCompany {
  readonly doNotDoBusiness: boolean;
  readonly doNotDoBusinessReason: string | null;
}

/** What is said where a company is picked that nobody should do business with; null for any other. */
export function companyWarning({ doNotDoBusiness, doNotDoBusinessReason }: WarnedCompany): string | null {
  return doNotDoBusiness ? `Do not do business: ${doNotDoBusinessReason ?? 'no reason on record'}` : null;
}
