import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  escapeScripts,
  fileNameError,
  isABA,
  isEmail,
  isEmailList,
  isForeignID,
  isLineNumberShown,
  isSWIFT,
  parseBoolean,
  splitEmails,
} from './index.ts';

describe('patterns (core.md §5)', () => {
  // holds core 5.10
  it.each([
    ['123456789', true],
    ['12345678', false],
    ['1234567890', false],
    ['12345678a', false],
    ['', false],
  ])('ABA %j: %s', (text, valid) => {
    expect(isABA(text)).toBe(valid);
  });

  // holds core 5.11
  it.each([
    ['DEUTDEFF', true],
    ['DEUTDEFF500', true],
    ['deutde2h', true],
    ['DEUTDE', false],
    ['DEUTDEFF5', false],
    ['DEU1DEFF', false],
    ['DEUTDEFF5000', false],
  ])('SWIFT %j: %s', (text, valid) => {
    expect(isSWIFT(text)).toBe(valid);
  });

  // holds core 5.12
  it.each([
    ['', true],
    ['  ', true],
    ['a@b.co', true],
    ['a@b.co;c@d.org', true],
    ['a@b.co; c.d+e@f-g.example', true],
    ['a@mail.b.co', true],
    ['a@b.co c', false],
    ['a@b.co;', false],
    [';', false],
    ['a@b', false],
    ['a b@c.de', false],
    ['a@b.co,c@d.org', false],
    ['a@@b.co', false],
    ['@b.co', false],
  ])('e-mail field %j: %s', (text, valid) => {
    expect(isEmailList(text)).toBe(valid);
  });

  it('splits e-mails and limits one to 254 characters', () => {
    expect(splitEmails(' a@b.co ; c@d.org')).toEqual(['a@b.co', 'c@d.org']);
    expect(splitEmails('')).toEqual([]);
    expect(isEmail(`${'a'.repeat(249)}@b.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(250)}@b.co`)).toBe(false);
  });

  // holds core 5.14
  it.each([
    ['deed.pdf', true],
    ['Deed of trust (signed).pdf', true],
    ['con-notes.txt', true],
    ['common.pdf', true],
    ['.deed', false],
    ['deed.', false],
    ['', false],
    [' ', false],
    ['con', false],
    ['CON.txt', false],
    ['com1', false],
    ['lpt9.pdf', false],
    ['nul', false],
    ['prn.doc', false],
    ...['|', '*', '?', '\\', ':', '<', '>', '/', '$', '"'].map((character): [string, boolean] => [
      `a${character}b`,
      false,
    ]),
    ['recon.txt', true],
    ['report con.txt', true],
  ])('file name %j: %s', (name, valid) => {
    expect(fileNameError(name) === null).toBe(valid);
  });

  it.each([
    ['', 'A file name is required'],
    ['.deed', 'A file name may not start with a dot'],
    ['deed.', 'A file name may not end with a dot'],
    ['nul', 'This file name is reserved'],
    ['a/b', 'A file name may not contain | * ? \\ : < > / $ or a double quote'],
  ])('file name %j: %s', (name, message) => {
    expect(fileNameError(name)).toBe(message);
  });

  // holds core 5.15
  it.each([
    ['AB12', true],
    ['AB-12', false],
    ['', false],
    ['é1', false],
  ])('foreign id %j: %s', (text, valid) => {
    expect(isForeignID(text)).toBe(valid);
  });

  // holds core 5.22
  it.each([
    [0, false],
    [1, true],
    [2399, true],
    [2400, false],
    [2500, false],
    [2599, false],
    [2600, true],
    [-1, true],
  ])('line number %d is shown: %s', (line, shown) => {
    expect(isLineNumberShown(line)).toBe(shown);
  });

  // holds core 5.21
  it.each([
    ['true', true],
    ['Yes', true],
    ['1', true],
    ['FALSE', false],
    ['no', false],
    [' 0 ', false],
    ['', null],
    ['2', null],
    ['on', null],
    ['constructor', null],
  ])('boolean %j: %j', (text, value) => {
    expect(parseBoolean(text)).toBe(value);
  });
});

// holds core 5.24
describe('script elements', () => {
  it.each([
    ['<script>alert("x")</script>', '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;'],
    ["a <SCRIPT src='x'> & b", 'a &lt;SCRIPT src=&#39;x&#39;&gt; &amp; b'],
    ['</ script >', '&lt;/ script &gt;'],
    ['<b>script</b>', '<b>script</b>'],
    ['<x script>', '<x script>'],
    ['<b>bold & clear</b>', '<b>bold & clear</b>'],
    ['the script of the play', 'the script of the play'],
    ['<scripture>', '<scripture>'],
    ['', ''],
  ])('%j becomes %j', (text, escaped) => {
    expect(escapeScripts(text)).toBe(escaped);
  });

  it('leaves no script element in any string', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(escapeScripts(`${before}<script>${after}`)).not.toMatch(/<\s*script/i);
      }),
    );
  });
});
