/**
 * Whether letters may be asked for on a file: its underwriter is the one the system has set up for closing protection letters
 * (core.md §4 Navigation item state).
 * @param cplUnderwriterCompanyID null when none is set up
 */
export function issuesLetters(
  underwriterCompanyID: number | null,
  cplUnderwriterCompanyID: number | null,
): underwriterCompanyID is number {
  return underwriterCompanyID !== null && underwriterCompanyID === cplUnderwriterCompanyID;
}

/** Why a file gets no letter. */
export const issuesNoLetters = 'The underwriter of this file issues no closing protection letter here.';
