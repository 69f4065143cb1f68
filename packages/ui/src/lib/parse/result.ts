/** What a typist's text was read as. Nothing is ever cut, rounded or swapped: a text is read exactly or refused with the reason. */
export type Reading<T, Reason extends string> =
  | { state: 'empty' }
  | { state: 'read'; value: T }
  | { state: 'refused'; reason: Reason };

export const empty = { state: 'empty' } as const;

export const read = <T>(value: T) => ({ state: 'read', value }) as const;

export const refused = <Reason extends string>(reason: Reason) => ({ state: 'refused', reason }) as const;

/** Non-breaking and thin spaces, as pasted from Word, Outlook and bank portals, become plain spaces; the ends are trimmed. */
export const plainSpaces = (text: string): string =>
  text
    .replace(/[\u00a0\u2007\u2009\u202f\t\r\n]/g, ' ')
    .replace(/[\u200b\u200e\u200f\ufeff]/g, '')
    .trim();
