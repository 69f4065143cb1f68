/** What RTF begins with. Anything else in a rich text field is HTML already. */
const rtfMarker = '{\\rtf';

/** Turns one form into the other; the api and the web have their own. */
export interface RichTextConverter {
  readonly rtfToHtml: (rtf: string) => Promise<string>;
  readonly htmlToRtf: (html: string) => Promise<string>;
}

/** Whether a stored text is RTF (core.md §5: starts with the RTF marker). */
export function isRtf(text: string): boolean {
  return text.trimStart().startsWith(rtfMarker);
}

/** A rich text as it is edited, with what is needed to store it again. */
export interface EditedRichText {
  readonly stored: string;
  readonly html: string;
}

/** Opens a rich text for editing: RTF is converted to HTML, HTML is taken as it is. Rejects as the converter does. */
export async function openRichText(stored: string, converter: RichTextConverter): Promise<EditedRichText> {
  return { stored, html: isRtf(stored) ? await converter.rtfToHtml(stored) : stored };
}

/**
 * What is stored after editing: the stored text itself if nothing was changed, so that opening a field never rewrites it;
 * otherwise RTF again where it was RTF (core.md §5: converted back on blur if changed). Rejects as the converter does.
 */
export async function closeRichText(
  edited: EditedRichText,
  html: string,
  converter: RichTextConverter,
): Promise<string> {
  if (html === edited.html) return edited.stored;
  return isRtf(edited.stored) && !isBlankRichText(html) ? converter.htmlToRtf(html) : html;
}

/** Whether a rich text has nothing to read: no letters and no picture, in HTML as in RTF. */
export function isBlankRichText(text: string): boolean {
  if (isRtf(text)) {
    if (/\\(pict|object)\b/.test(text)) return false;
    const withoutTables = text.replace(/\{\\(fonttbl|colortbl|stylesheet|info|\*)[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '');
    return withoutTables.replace(/\\'[0-9a-f]{2}|\\[a-z]+-?\d* ?|[{}\s]/gi, '') === '';
  }
  if (/<(img|table|hr)\b/i.test(text)) return false;
  return text.replace(/<[^>]*>|&nbsp;|&#160;|\s/gi, '') === '';
}
