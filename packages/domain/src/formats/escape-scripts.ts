const script = /<\s*(?:\/\s*)?script\b/i;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Whether a text contains a script element, opening or closing (core.md §5). */
export function hasScript(text: string): boolean {
  return script.test(text);
}

/** HTML-escapes a string that contains a script element and leaves every other string alone (core.md §5). */
export function escapeScripts(text: string): string {
  return hasScript(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character) : text;
}
