/** Whether a press writes a character, rather than asking for something. */
export const isLetter = (event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
