/** Keys that end an address: Enter, Tab, comma and semicolon. Inside quotes (`"Homebuyer, Jane" <…>`) the last two are text. */
export function commitsEmail(
  event: { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean },
  text: string,
) {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (event.key === 'Enter' || event.key === 'Tab') return true;
  const quoted = (text.match(/"/g)?.length ?? 0) % 2 === 1;
  return !quoted && (event.key === ',' || event.key === ';');
}

/** True for a pasted text that is a list or carries a name, so it becomes chips at once; a bare address stays text to go on with. */
export const isEmailList = (text: string): boolean => /[;\n\t<>]|@[^@]*[,\s]+\S*@/.test(text.trim());
