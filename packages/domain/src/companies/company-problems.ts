import { isEmail } from '../formats/index.ts';

/** What the rules of a company look at. */
export interface CheckedCompany {
  readonly email: string | null;
  readonly licenceState: string | null;
  readonly state: string | null;
  readonly nmlsID: string | null;
  readonly doNotDoBusiness: boolean;
  readonly doNotDoBusinessReason: string | null;
}

/** What the rules of a contact of a company look at. */
export interface CheckedContact {
  readonly email: string | null;
  readonly licenceState: string | null;
  readonly nmlsID: string | null;
}

/** Messages by field; a field without one is right. */
export type FieldProblems<T> = { readonly [K in keyof T]?: string };

/** What is wrong with a company. Whoever is not to be worked with needs a reason: it is what the next user is warned with. */
export function companyProblems(company: CheckedCompany): FieldProblems<CheckedCompany> {
  const { state, doNotDoBusiness, doNotDoBusinessReason } = company;
  return withoutNone({
    ...contactProblems(company),
    state: stateProblem(state),
    doNotDoBusinessReason:
      doNotDoBusiness && !doNotDoBusinessReason?.trim() ? 'Say why nobody should do business with them' : undefined,
  });
}

/** What is wrong with a contact. */
export function contactProblems({ email, licenceState, nmlsID }: CheckedContact): FieldProblems<CheckedContact> {
  return withoutNone({
    email: email !== null && !isEmail(email) ? 'This is no e-mail address' : undefined,
    licenceState: stateProblem(licenceState),
    // The registry's numbers are figures only; today's have up to seven (nmlsconsumeraccess.org).
    nmlsID: nmlsID !== null && !/^\d{1,12}$/.test(nmlsID) ? 'An NMLS id has figures only' : undefined,
  });
}

const stateProblem = (state: string | null): string | undefined =>
  state !== null && !/^[A-Z]{2}$/.test(state) ? 'Two capital letters' : undefined;

function withoutNone<T>(problems: { [K in keyof T]?: string | undefined }): FieldProblems<T> {
  return Object.fromEntries(
    Object.entries(problems).filter(([, message]) => message !== undefined),
  ) as FieldProblems<T>;
}
