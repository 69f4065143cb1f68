import { describe, expect, it } from 'vitest';
import { hasFormatting, htmlToText, textToHtml } from './plain-text.ts';

describe('a rich text as plain lines', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<p>One</p><p><br></p><p>Two</p>', 'One\n\nTwo'],
    ['One<br>Two', 'One\nTwo'],
    ['<div><p>In a box</p></div><p>After</p>', 'In a box\nAfter'],
    ['<ul><li>First</li><li>Second</li></ul>', 'First\nSecond'],
    ['<p>Fish &amp; <b>chips</b> &lt;now&gt;</p>', 'Fish & chips <now>'],
    ['<p>Safe</p><script>alert(1)</script><style>p{}</style>', 'Safe'],
    ['', ''],
  ])('%s reads %j', (html, text) => expect(htmlToText(html)).toBe(text));

  it.each(['One\nTwo', 'One\n\nTwo', 'a < b & c > d', '', 'One line'])('%j comes back as it was', (text) =>
    expect(htmlToText(textToHtml(text))).toBe(text),
  );

  it('an element that is typed is text', () => {
    expect(textToHtml('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });

  it('knows formatting from plain lines', () => {
    expect(hasFormatting('<p>Plain</p><div>lines<br>only</div>')).toBe(false);
    expect(hasFormatting('<p>Some <b>bold</b></p>')).toBe(true);
    expect(hasFormatting('<p style="color:red">Red</p>')).toBe(true);
  });
});
