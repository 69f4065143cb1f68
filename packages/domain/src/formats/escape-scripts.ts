const script = /<\s*\/?\s*script\b/i;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML-escapes a string that contains a script element and leaves every other string alone (core.md §5). */
export function escapeScripts(text: string): string {
  return script.test(text) ? text.replace(/[&<>"']/g, (character) => entities[character] ?? character) : text;
}
