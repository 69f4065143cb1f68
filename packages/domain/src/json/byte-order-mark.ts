/**
 * A text as it is meant: without the mark of the order of its bytes (U+FEFF) that programs of Windows put before UTF-8, and that JSON.parse and the
 * first column of a CSV take for a letter of theirs.
 */
export const withoutByteOrderMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);
