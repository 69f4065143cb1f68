const jsonWebToken = /\beyJ[\w-]{6,}\.[\w-]+(\.[\w-]*)?/g;
const bearer = /\b(bearer|basic)\s+(?!\[)[\w.~+/=-]{8,}/gi;
/** What stands in addresses and JSON under the name of a secret. */
const named =
  /\b((?:access_|refresh_|id_)?token|code|password|passwd|secret|client_secret|authorization)("?\s*[=:]\s*"?)(?!\[|bearer\b|basic\b)[^\s"&,;}]+/gi;
const socialSecurity = /(?<![\d-])\d{3}[- .\u2010-\u2013]\d{2}[- .\u2010-\u2013]\d{4}(?![\d-])/g;
const taxNumber = /(?<![\d-])\d{2}-\d{7}(?![\d-])/g;
const cardLike = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;
const control = /[^\P{Cc}\t\n\r]/gu;

/**
 * What a browser reports of an error, without what no log may hold: tokens and passwords, social security and tax numbers, numbers of cards. It is
 * known by its shape, because a message of an error holds what somebody typed. Characters that cannot be stored become `�`.
 */
export function scrubReport(text: string): string {
  return text
    .toWellFormed()
    .replace(control, '\ufffd')
    .replace(jsonWebToken, '[token]')
    .replace(bearer, '$1 [token]')
    .replace(named, '$1$2[secret]')
    .replace(socialSecurity, '[SSN]')
    .replace(taxNumber, '[tax id]')
    .replace(cardLike, (digits) => (isCardNumber(digits) ? '[card]' : digits));
}

/** The check of Luhn, which every number of a card passes. */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].reverse().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
