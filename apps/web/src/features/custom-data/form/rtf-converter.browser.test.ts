import { closeRichText, openRichText } from '@closewright/domain/custom-fields';
import { describe, expect, it } from 'vitest';
import { hasFormatting, htmlToText, textToHtml } from './plain-text.ts';
import { rtfConverter } from './rtf-converter.ts';

const textOf = async (rtf: string) => htmlToText(await rtfConverter.rtfToHtml(rtf));

describe('RTF', () => {
  it.each([
    [String.raw`{\rtf1\ansi Plain words}`, 'Plain words'],
    [String.raw`{\rtf1\ansi One\par Two\line Three\par}`, 'One\nTwo\nThree'],
    [String.raw`{\rtf1{\fonttbl{\f0\fswiss Arial;}}{\colortbl;\red0\green0\blue0;}\f0\fs24 Seen}`, 'Seen'],
    [String.raw`{\rtf1{\*\generator Writer 1.0;}{\info{\author Nobody}}Text}`, 'Text'],
    [String.raw`{\rtf1 caf\'e9 \u8212? \{braces\} \\ end}`, 'café — {braces} \\ end'],
    [String.raw`{\rtf1 {\b bold} and {\i not}}`, 'bold and not'],
    [String.raw`{\rtf1 {\pict\pngblip 89504e47} after}`, 'after'],
    ['{\\rtf1 <script>alert(1)</script>}', '<script>alert(1)</script>'],
    [String.raw`{\rtf1 cut off {\b in the`, 'cut off in the'],
  ])('%s reads %j', async (rtf, text) => expect(await textOf(rtf)).toBe(text));

  it('bold words count as formatting', async () => {
    expect(hasFormatting(await rtfConverter.rtfToHtml(String.raw`{\rtf1 {\b bold} word}`))).toBe(true);
    expect(hasFormatting(await rtfConverter.rtfToHtml(String.raw`{\rtf1 plain\par word}`))).toBe(false);
  });

  it.each(['One\nTwo', 'a {b} \\c', 'Grüße — “quoted” €', '日本', 'One\n\nThree', '😀'])(
    '%j comes back as it was',
    async (text) => expect(await textOf(await rtfConverter.htmlToRtf(textToHtml(text)))).toBe(text),
  );

  // holds core 7.11, blocks 7.5
  it('what is only opened stays as it was stored; what is changed is RTF again', async () => {
    const stored = String.raw`{\rtf1\ansi {\b Bold} words\par}`;
    const opened = await openRichText(stored, rtfConverter);
    expect(await closeRichText(opened, opened.html, rtfConverter)).toBe(stored);
    const changed = await closeRichText(opened, textToHtml('Other words'), rtfConverter);
    expect(changed.startsWith('{\\rtf1')).toBe(true);
    expect(await textOf(changed)).toBe('Other words');
  });
});
