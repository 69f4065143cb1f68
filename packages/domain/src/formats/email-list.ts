/** One address: something, an at sign, a host with a dot; the mail server knows the rest. 254 is the limit of RFC 5321. */
const address = /^[^\s@;,<>"()]+@[^\s@;,<>"().]+(?:\.[^\s@;,<>"().]+)+$/;
const maxLength = 254;

/** Whether a text is one e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= maxLength && address.test(text);
}

/** The addresses of an e-mail field, parted by semicolons; blanks around them do not count. Empty gives none. */
export function splitEmails(text: string): string[] {
  return text.trim() === '' ? [] : text.split(';').map((part) => part.trim());
}

/** Whether an e-mail field is valid: empty, or one or more addresses separated by semicolons (core.md §5). */
export function isEmailList(text: string): boolean {
  return splitEmails(text).every(isEmail);
}

/** What is wrong with an e-mail field; null where it is valid. */
export function emailListProblem(text: string): string | null {
  return isEmailList(text) ? null : 'Write one or more addresses, parted by semicolons';
}
