import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrubReport } from './index.ts';

const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJvZmZpY2VyIn0.c2lnbmF0dXJl-_x';

it.each([
  ['Bad SSN 123-45-6789!', 'Bad SSN [SSN]!'],
  ['Bad SSN 123 45 6789', 'Bad SSN [SSN]'],
  ['{"taxID":"12-3456789"}', '{"taxID":"[tax id]"}'],
  ['card 4111 1111 1111 1111 declined', 'card [card] declined'],
  ['card 4111-1111-1111-1111', 'card [card]'],
  ['5500005555555559', '[card]'],
  ['378282246310005', '[card]'],
  ['4111 1111 1111 1112', '4111 1111 1111 1112'],
  [`Token ${jwt} refused`, 'Token [token] refused'],
  [`Authorization: Bearer ${jwt}`, 'Authorization: Bearer [token]'],
  ['authorization: bearer abcdefgh12345678', 'authorization: bearer [token]'],
  ['GET /callback?code=one-time&state=x', 'GET /callback?code=[secret]&state=x'],
  ['{"password":"closewright","login":"x"}', '{"password":"[secret]","login":"x"}'],
  ['access_token=abc&x=1', 'access_token=[secret]&x=1'],
  ['an \u001b[31mescape\0 and half \ud83d', 'an \ufffd[31mescape\ufffd and half \ufffd'],
])('%j is kept as %j', (text, kept) => {
  expect(scrubReport(text)).toBe(kept);
  expect(scrubReport(kept)).toBe(kept);
});

it.each([
  'Token refresh failed: invalid_grant',
  'a\n{"level":60}',
  'File 26-700020, order 1234567890123, at 2026-05-01T12:00:00Z',
  'call 555-0101-2233',
  'TypeError: x is undefined\n\tat save (main-abc.js:1:23456)',
])('%j is kept as it is', (text) => {
  expect(scrubReport(text)).toBe(text);
});

it('no SSN comes through, whatever stands around it', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const around = fc.stringMatching(/^[a-z "{}:=,]*$/);
  fc.assert(
    fc.property(around, digits(3), digits(2), digits(4), around, (before, area, group, serial, after) => {
      const ssn = `${area}-${group}-${serial}`;
      expect(scrubReport(`${before}${ssn}${after}`)).not.toContain(ssn);
    }),
  );
});
