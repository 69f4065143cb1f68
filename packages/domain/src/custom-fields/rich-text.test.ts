import { describe, expect, it } from 'vitest';
import { closeRichText, isBlankRichText, isRtf, openRichText, type RichTextConverter } from './index.ts';

const calls: string[] = [];
const converter: RichTextConverter = {
  rtfToHtml: async (rtf) => {
    calls.push(`rtfToHtml ${rtf}`);
    return `<p>${rtf.replace(/\{\\rtf1 (.*)\}/, '$1')}</p>`;
  },
  htmlToRtf: async (html) => {
    calls.push(`htmlToRtf ${html}`);
    return `{\\rtf1 ${html.replace(/<\/?p>/g, '')}}`;
  },
};

describe('rich text starting with the RTF marker (core.md §5)', () => {
  it.each([
    ['{\\rtf1 Taxes}', true],
    ['  {\\rtf1 Taxes}', true],
    ['<p>{\\rtf1}</p>', false],
    ['', false],
  ])('%j is RTF: %s', (text, is) => expect(isRtf(text)).toBe(is));

  // holds core 5.7
  it('is converted to HTML for editing and back on blur if changed', async () => {
    const edited = await openRichText('{\\rtf1 Taxes}', converter);
    expect(edited.html).toBe('<p>Taxes</p>');
    expect(await closeRichText(edited, '<p>Taxes 2026</p>', converter)).toBe('{\\rtf1 Taxes 2026}');
  });

  it('is stored as it was when nothing was changed', async () => {
    const edited = await openRichText('{\\rtf1 Taxes}', converter);
    calls.length = 0;
    expect(await closeRichText(edited, edited.html, converter)).toBe('{\\rtf1 Taxes}');
    expect(calls).toEqual([]);
  });

  it('stays HTML where it was HTML, and becomes nothing when emptied', async () => {
    calls.length = 0;
    const edited = await openRichText('<p>Taxes</p>', converter);
    expect(await closeRichText(edited, '<p>Liens</p>', converter)).toBe('<p>Liens</p>');
    expect(calls).toEqual([]);
    expect(await closeRichText(await openRichText('{\\rtf1 Taxes}', converter), '<p></p>', converter)).toBe('<p></p>');
  });

  it('passes on what the converter could not do', async () => {
    const broken = { ...converter, rtfToHtml: () => Promise.reject(new Error('damaged')) };
    await expect(openRichText('{\\rtf1', broken)).rejects.toThrow('damaged');
  });

  it.each([
    ['<p><br></p>', true],
    ['<p>&nbsp;</p>', true],
    ['<img src="a.png">', false],
    ['<p>.</p>', false],
    ['{\\rtf1\\ansi{\\fonttbl{\\f0 Times New Roman;}}\\pard\\par}', true],
    ['{\\rtf1\\ansi{\\fonttbl{\\f0 Times New Roman;}}\\pard Taxes\\par}', false],
    ['{\\rtf1{\\pict\\pngblip 8950}}', false],
  ])('%j is blank: %s', (text, blank) => expect(isBlankRichText(text)).toBe(blank));
});
